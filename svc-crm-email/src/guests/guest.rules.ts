/** What is known of a guest from one source. Empty is absent. */
export interface GuestDetails {
  readonly email: string;
  readonly guestName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly partnerName: string | null;
  readonly phone: string | null;
}

/** A guest is one address; case makes no other guest of it (domain page, 'Guests'). */
export function normalizeEmail(address: string): string {
  return address.trim().toLowerCase();
}

/**
 * A first name that may stand in an email to an address that a stranger named. Anything but one short word could be a
 * message of theirs, or an address that email programs make a link of.
 */
export function greetableName(firstName: string): string | null {
  return /^[\p{L}\p{M}'’-]{1,20}$/u.test(firstName) ? firstName : null;
}

interface NameParts {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
}

/** The whole name that goes with other parts of it; undefined where neither is another. */
export function nameOfParts(before: NameParts, change: NameParts): string | undefined {
  if (change.firstName === undefined && change.lastName === undefined) return undefined;
  return [change.firstName ?? before.firstName, change.lastName ?? before.lastName].filter(Boolean).join(' ');
}

/** Where only one name was asked for: its first word, and the rest. */
export function splitName(name: string): { firstName: string; lastName: string | null } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.length > 0 ? rest.join(' ') : null };
}
