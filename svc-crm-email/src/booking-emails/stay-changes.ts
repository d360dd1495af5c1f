import type { BookingState } from '@getaway/contracts/events/booking';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { inDollars } from '@getaway/kernel/money';
import type { plannedFields } from '@getaway/kernel/stay';
import { formatTimeOfDay } from '@getaway/kernel/time-of-day';
import { counted, nightDate } from '../writing/formats.ts';
import { extrasOf, type AnnouncedStay } from './announced-stay.rules.ts';

export interface StayChange {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** The differences between two states of a stay, such as the one that its guest was last emailed and its own, as text. */
export function stayChanges(
  before: Pick<AnnouncedStay, (typeof plannedFields)[number] | 'extras' | 'total'>,
  after: Pick<BookingState, (typeof plannedFields)[number] | 'quote'>,
): StayChange[] {
  const changes: StayChange[] = [
    {
      label: 'Check-in',
      before: dayAndHour(before.checkInDate, before.checkInTime),
      after: dayAndHour(after.checkInDate, after.checkInTime),
    },
    {
      label: 'Check-out',
      before: dayAndHour(before.checkOutDate, before.checkOutTime),
      after: dayAndHour(after.checkOutDate, after.checkOutTime),
    },
    {
      label: 'Guests',
      before: counted(before.numberOfGuests, 'guest'),
      after: counted(after.numberOfGuests, 'guest'),
    },
    {
      label: 'Extras',
      before: listed(before.extras ?? extrasOf(after)),
      after: listed(extrasOf(after)),
    },
    { label: 'Total', before: inDollars(before.total), after: inDollars(after.quote.total) },
  ];
  return changes.filter((change) => change.before !== change.after);
}

/** Wed, Jun 9, 2027 at 4:00 PM */
function dayAndHour(date: string, time: string): string {
  return `${nightDate(calendarDate(date))}, ${date.slice(0, 4)} at ${formatTimeOfDay(time)}`;
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? 'none' : names.join(', ');
}
