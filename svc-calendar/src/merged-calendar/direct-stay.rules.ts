import type { BookingStatus } from '@getaway/contracts/http/booking-payment';
import type { CalendarDate } from '@getaway/kernel/calendar-date';

/** One of our own bookings, as far as calendars care. */
export interface DirectStay {
  readonly bookingId: string;
  /** Only grows; a state with a lower one is older. */
  readonly revision: number;
  readonly bookingReference: string;
  readonly status: BookingStatus;
  readonly guestName: string;
  readonly numberOfGuests: number;
  readonly checkInDate: CalendarDate;
  readonly checkInTime: string;
  readonly checkOutDate: CalendarDate;
  readonly checkOutTime: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The stays that other calendars are told of (domain page, 'Exports'): unpaid card holds and cancelled ones are not. */
export const exportedStatuses = [
  'confirmed',
  'pending_payment',
  'completed',
] as const satisfies readonly BookingStatus[];

export function isExported(status: BookingStatus): boolean {
  return exportedStatuses.some((exported) => exported === status);
}
