import * as v from 'valibot';
import { bookingStatusSchema } from '../http/booking-payment.ts';
import { calendarDateField } from '../http/fields.ts';
import { quoteSchema } from '../http/quote.ts';
import { aboutEntity, defineEvent } from './event.ts';

const instant = v.pipe(v.string(), v.isoTimestamp());

/** A booking's whole public state, as every booking event carries it. */
export const bookingStateSchema = v.object({
  ...aboutEntity,
  bookingReference: v.string(),
  status: bookingStatusSchema,
  guestName: v.string(),
  firstName: v.nullable(v.string()),
  lastName: v.nullable(v.string()),
  email: v.string(),
  phone: v.nullable(v.string()),
  checkInDate: calendarDateField,
  checkInTime: v.string(),
  checkOutDate: calendarDateField,
  checkOutTime: v.string(),
  numberOfGuests: v.number(),
  occasion: v.nullable(v.string()),
  specialRequests: v.nullable(v.string()),
  paymentMethod: v.nullable(v.string()),
  /** Six digits; present from confirmation on. */
  entryCode: v.nullable(v.string()),
  /** The accepted quote: the same lines that were shown and charged. */
  quote: quoteSchema,
  paymentDueAt: v.nullable(instant),
  confirmedAt: v.nullable(instant),
  createdAt: instant,
  updatedAt: instant,
});

export type BookingState = v.InferOutput<typeof bookingStateSchema>;

export const bookingHeld = defineEvent('booking.held', 1, bookingStateSchema);
export const bookingConfirmed = defineEvent('booking.confirmed', 1, bookingStateSchema);
export const bookingCancelled = defineEvent('booking.cancelled', 1, bookingStateSchema);

/** The subject that a consumer of bookings filters on. */
export const bookingSubjects = 'booking.*';

/** The events on `bookingSubjects`, for consumers that read any of them. */
export const bookingEvents = [bookingHeld, bookingConfirmed, bookingCancelled] as const;
