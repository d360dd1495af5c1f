import type { BookingStatus } from '@getaway/contracts/http/booking-payment';
import type { CalendarDate } from '@getaway/kernel/calendar-date';

/** The fields of our own bookings that calendars need. */
export interface DirectStay {
  readonly bookingId: string;
  /** Only increases; a state with a lower revision is older. */
  readonly revision: number;
  readonly bookingReference: string;
  readonly status: BookingStatus;
  readonly guestName: string;
  readonly numberOfGuests: number;
  readonly checkInDate: CalendarDate;
  readonly checkInTime: string;
  /** The early check-in, HH:MM, that its extras include; null without one. */
  readonly opensAt: string | null;
  readonly checkOutDate: CalendarDate;
  readonly checkOutTime: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/**
 * The stays that our exports show (domain page, 'Exports'), which excludes unpaid card holds and canceled
 * stays.
 */
export const exportedStatuses = [
  'confirmed',
  'pending_payment',
  'completed',
] as const satisfies readonly BookingStatus[];

export function isExported(status: BookingStatus): boolean {
  return exportedStatuses.some((exported) => exported === status);
}
