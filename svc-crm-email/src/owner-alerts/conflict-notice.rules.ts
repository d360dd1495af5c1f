import type { CalendarDate } from '@getaway/kernel/calendar-date';

/** A stay or a block whose nights overlap with another one. */
export interface ConflictSide {
  /** Our booking by its reference, or another calendar by its name. */
  readonly name: string;
  /** 'Confirmed', 'Blocked', 'A guest with the initials AL': never the name of a guest. */
  readonly what: string;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** A conflict as an email lists it among others. */
export interface ConflictNotice {
  readonly conflictId: string;
  /** The first night that both sides have. */
  readonly conflictDate: CalendarDate;
  readonly sides: readonly ConflictSide[];
}

/** One of our bookings as a side of a conflict. The stored conflicts have it, so that their booking can be found. */
export function nameOfBooking(bookingReference: string): string {
  return `Your booking ${bookingReference}`;
}
