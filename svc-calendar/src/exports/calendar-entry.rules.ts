import { arrivalInWords } from '@getaway/kernel/arrival';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { DirectStay } from '../merged-calendar/direct-stay.rules.ts';
import { stayUid } from '../external-stays/own-uid.rules.ts';

/** One entry of an exported calendar. `endDate` is exclusive, as in RFC 5545: the check-out day. */
export interface CalendarEntry {
  readonly uid: string;
  readonly revision: number;
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  /** `tentative` is a reservation that is not paid yet. */
  readonly status: 'confirmed' | 'tentative';
  readonly summary: string;
  readonly description?: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The public form: only that the nights are taken. */
export function redactedEntry(stay: DirectStay): CalendarEntry {
  return { ...commonParts(stay), summary: 'Reserved' };
}

/**
 * The full form for the host's own calendar. Anyone can reserve under any name, so an unpaid reservation
 * shows none. `usual` is the check-in time of the house, HH:MM.
 */
export function fullEntry(stay: DirectStay, usual: string): CalendarEntry {
  const common = commonParts(stay);
  const isUnpaid = common.status === 'tentative';
  const guests = stay.numberOfGuests === 1 ? '1 guest' : `${stay.numberOfGuests} guests`;
  const lines = [
    `Booking ${stay.bookingReference}`,
    guests,
    `Check-in ${arrivalInWords(stay, usual, asIs)}, check-out ${stay.checkOutTime}`,
    ...(isUnpaid ? ['Not paid yet'] : []),
  ];
  const summary = isUnpaid ? 'Reserved (unpaid)' : stay.guestName;
  return { ...common, summary, description: lines.join('\n') };
}

function asIs(time: string): string {
  return time;
}

/** Both exports use the same UID for a booking. */
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
