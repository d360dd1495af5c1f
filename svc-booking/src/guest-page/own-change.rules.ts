import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import { offerExtras, offerToMove } from './stay-offers.rules.ts';

/** A change of a stay that can change its price. */
export type OwnChange =
  | { readonly kind: 'move'; readonly checkInDate: CalendarDate; readonly checkOutDate: CalendarDate }
  /** What is added; what is booked stays. */
  | {
      readonly kind: 'extras';
      readonly addOnIds: readonly string[];
      readonly packageIds: readonly string[];
    };

/** Why a guest cannot make this kind of change now; undefined if they can. */
export function whyNoChange(
  kind: OwnChange['kind'],
  booking: BookingRecord,
  now: Date,
  timeZone: string,
): string | undefined {
  const offer = kind === 'move' ? offerToMove : offerExtras;
  return offer(booking, now, timeZone).whyNot ?? undefined;
}
