import type { BookingState } from '@getaway/contracts/events/booking';
import type { EventData } from '@getaway/contracts/events/event';
import { isErasedAddress } from '@getaway/contracts/events/guest';
import type { paymentRefunded } from '@getaway/contracts/events/payment';
import type { Sql } from '@getaway/service-kit/sql';
import { lockBooking } from '../bookings-copy/lock-booking.ts';

/** A refund with its stay, if the stay is known here. An erased guest is neither named nor emailed. */
export async function refundAsKnown<RefundEvent extends EventData<typeof paymentRefunded>>(
  sql: Sql,
  event: RefundEvent,
): Promise<{ refund: RefundEvent; stay: BookingState | undefined }> {
  const stay = event.bookingId === null ? undefined : await lockBooking(sql, event.bookingId);
  const isErased = stay !== undefined && isErasedAddress(stay.email);
  return { stay, refund: isErased ? { ...event, email: stay.email, guestName: stay.guestName } : event };
}
