import type { BookingState } from '@getaway/contracts/events/booking';
import { checkInMoment } from '@getaway/kernel/arrival';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { inDollars } from '@getaway/kernel/money';
import type { plannedFields } from '@getaway/kernel/stay';
import { formatTimeOfDay } from '@getaway/kernel/time-of-day';
import { counted, nightDate, occasionName } from '../writing/formats.ts';
import { extrasOf, type AnnouncedStay } from './announced-stay.rules.ts';

export interface StayChange {
  readonly label: string;
  /** '' for an extra, which its label says was added or removed. */
  readonly before: string;
  readonly after: string;
}

type Planned = (typeof plannedFields)[number];
/** Undefined where an older state does not know them. */
interface Details {
  readonly occasion?: string | null | undefined;
  readonly specialRequests?: string | null | undefined;
}

/**
 * The differences between two states of a stay, such as the one that its guest was last emailed and its own, as text. The total
 * comes last. What an older state does not know counts as unchanged. `usual` is the check-in time of the house, HH:MM.
 */
export function stayChanges(
  before: Pick<AnnouncedStay, Planned | 'opensAt' | 'extras' | 'total'> & Details,
  after: Pick<BookingState, Planned | 'opensAt' | 'quote'> & Details,
  usual: string,
): StayChange[] {
  const changes: StayChange[] = [
    {
      label: 'Check-in',
      before: dayAndMoment(before.checkInDate, checkInMoment(before, usual)),
      after: dayAndMoment(after.checkInDate, checkInMoment(after, usual)),
    },
    {
      label: 'Check-out',
      before: dayAndMoment(before.checkOutDate, `at ${formatTimeOfDay(before.checkOutTime)}`),
      after: dayAndMoment(after.checkOutDate, `at ${formatTimeOfDay(after.checkOutTime)}`),
    },
    {
      label: 'Guests',
      before: counted(before.numberOfGuests, 'guest'),
      after: counted(after.numberOfGuests, 'guest'),
    },
    ...extraChanges(before.extras ?? extrasOf(after), extrasOf(after)),
    ...detail('Occasion', before.occasion, after.occasion, occasionName),
    ...detail('Requests', before.specialRequests, after.specialRequests, inOneLine),
    { label: 'Total', before: inDollars(before.total), after: inDollars(after.quote.total) },
  ];
  return changes.filter((change) => change.before !== change.after);
}

/** Whether a change is one of the extras. */
export function isExtraChange({ label }: StayChange): boolean {
  return label === added || label === removed;
}

const added = 'Added';
const removed = 'Removed';

function extraChanges(before: readonly string[], after: readonly string[]): StayChange[] {
  const change = (label: string, names: readonly string[]): StayChange[] =>
    names.length === 0 ? [] : [{ label, before: '', after: names.join(', ') }];
  return [
    ...change(
      added,
      after.filter((name) => !before.includes(name)),
    ),
    ...change(
      removed,
      before.filter((name) => !after.includes(name)),
    ),
  ];
}

function detail(
  label: string,
  before: string | null | undefined,
  after: string | null | undefined,
  inWords: (value: string) => string,
): StayChange[] {
  if (before === undefined) return [];
  const shown = (value: string | null | undefined): string => (value && inWords(value)) || 'none';
  return [{ label, before: shown(before), after: shown(after) }];
}

/** In one line, so that a guest's text cannot pass for another line of the email. */
function inOneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

/** Wed, Jun 9, 2027 from 4:00 PM */
function dayAndMoment(date: string, moment: string): string {
  return `${nightDate(calendarDate(date))}, ${date.slice(0, 4)} ${moment}`;
}
