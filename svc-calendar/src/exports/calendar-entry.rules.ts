import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { DirectStay } from '../merged-calendar/direct-stay.rules.ts';
import { stayUid } from '../external-stays/own-uid.rules.ts';

/** One line of an exported calendar. `endDate` is exclusive, as RFC 5545 has it: the day of departure. */
export interface CalendarEntry {
  readonly uid: string;
  readonly revision: number;
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  /** `tentative` is a reservation that nobody has paid yet. */
  readonly status: 'confirmed' | 'tentative';
  readonly summary: string;
  readonly description?: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** What anybody may read: that the nights are taken. */
export function redactedEntry(stay: DirectStay): CalendarEntry {
  return { ...commonParts(stay), summary: 'Reserved' };
}

/** What the house reads in its own calendar. Anybody can reserve under any name, so an unpaid reservation shows none. */
export function fullEntry(stay: DirectStay): CalendarEntry {
  const common = commonParts(stay);
  const isUnpaid = common.status === 'tentative';
  const guests = stay.numberOfGuests === 1 ? '1 guest' : `${stay.numberOfGuests} guests`;
  const lines = [
    `Booking ${stay.bookingReference}`,
    guests,
    `Check-in ${stay.checkInTime}, check-out ${stay.checkOutTime}`,
    ...(isUnpaid ? ['Not paid yet'] : []),
  ];
  const summary = isUnpaid ? 'Reserved (unpaid)' : stay.guestName;
  return { ...common, summary, description: lines.join('\n') };
}

/** Both exports name a booking by the same UID. */
function commonParts(stay: DirectStay): Omit<CalendarEntry, 'summary'> {
  return {
    uid: stayUid(stay.bookingId),
    revision: stay.revision,
    startDate: stay.checkInDate,
    endDate: stay.checkOutDate,
    status: stay.status === 'pending_payment' ? 'tentative' : 'confirmed',
    createdAt: stay.createdAt,
    updatedAt: stay.updatedAt,
  };
}
