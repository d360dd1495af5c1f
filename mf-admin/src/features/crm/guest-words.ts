import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { Guest, ListedGuest } from '@getaway/contracts/http/guests';

/** A guest's name, from whichever fields are known. */
export function guestName({
  guestName: whole,
  firstName,
  lastName,
}: Pick<Guest, 'guestName' | 'firstName' | 'lastName'>): string {
  const parts = [firstName, lastName].filter(Boolean).join(' ');
  return whole?.trim() || parts.trim() || 'Unknown Guest';
}

/** The letter of the avatar. */
export function initialOf(name: string): string {
  const [first = '?'] = name;
  return first.toLocaleUpperCase('en-US');
}

/** The single tags of the comma-separated text. */
export function tagsOf(tags: string | null): string[] {
  const single = (tags ?? '').split(',').map((tag) => tag.trim());
  return [...new Set(single.filter(Boolean))];
}

/** 'dateOfBirth' to 'date of birth'. */
export function fieldInWords(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

const contacts: Readonly<Record<NonNullable<ListedGuest['lastContact']>['kind'], string>> = {
  email: 'Email',
  message: 'Message',
  reply: 'Your reply',
};

/** 'Email: Your stay is confirmed'; undefined where nothing is known of it. */
export function contactInWords(contact: ListedGuest['lastContact']): string | undefined {
  return contact ? `${contacts[contact.kind]}: ${contact.text}` : undefined;
}

/** '2 stays', or '1 upcoming stay' for a guest who has not come yet. */
export function staysInWords(
  { totalStays, firstStayDate }: Pick<Guest, 'totalStays' | 'firstStayDate'>,
  today: CalendarDate,
): string {
  const isToCome = firstStayDate !== null && firstStayDate > today;
  return counted(totalStays, isToCome ? 'upcoming stay' : 'stay');
}

/** 1 and 'stay' to '1 stay', 2 to '2 stays'. */
export function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count.toLocaleString('en-US')} ${noun}s`;
}

/** 'Code 492418' beside a stay that is under way or comes next, and 'Last code 492418' after a guest's stays are over. */
export function codeInWords(code: string, hasNextStay: boolean): string {
  return `${hasNextStay ? 'Code' : 'Last code'} ${code}`;
}
