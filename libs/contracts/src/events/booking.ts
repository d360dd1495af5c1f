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
  /** Hours before check-in until which a cancellation is refunded in full. */
  cancellationNoticeHours: v.optional(v.number()),
  paymentDueAt: v.nullable(instant),
  /** Whom to reach about an alternative payment. */
  paymentContact: v.optional(v.object({ email: v.string(), phone: v.nullable(v.string()) })),
  confirmedAt: v.nullable(instant),
  createdAt: instant,
  updatedAt: instant,
});

export type BookingState = v.InferOutput<typeof bookingStateSchema>;

/** A guest is about to pay: the nights are kept for a quarter of an hour. */
export const bookingHeld = defineEvent('booking.held', 1, bookingStateSchema);
/** The nights are kept until `paymentDueAt`; said again when that moment is put off. */
export const bookingReserved = defineEvent('booking.reserved', 1, bookingStateSchema);
/** It is paid, or staff say that it stands: the guests will come. */
export const bookingConfirmed = defineEvent('booking.confirmed', 1, bookingStateSchema);
/** Staff changed it; what it became is in its state. */
export const bookingChanged = defineEvent('booking.changed', 1, bookingStateSchema);
/** The guests have left. */
export const bookingCompleted = defineEvent('booking.completed', 1, bookingStateSchema);
/** Its nights are free again: nobody paid in time, or staff ended it. */
export const bookingCancelled = defineEvent('booking.cancelled', 1, bookingStateSchema);

/** A deleted booking leaves no more than this: its revision keeps older states from bringing it back. */
export const bookingDeleted = defineEvent(
  'booking.deleted',
  1,
  v.object({
    ...aboutEntity,
    bookingReference: v.string(),
    checkInDate: calendarDateField,
    checkOutDate: calendarDateField,
    deletedAt: instant,
  }),
);
export type BookingTombstone = v.InferOutput<typeof bookingDeleted.data>;

/** The subject that a consumer of bookings filters on. */
export const bookingSubjects = 'booking.*';

/** The events on `bookingSubjects` that carry the whole state; `bookingDeleted` is the one that does not. */
export const bookingEvents = [
  bookingHeld,
  bookingReserved,
  bookingConfirmed,
  bookingChanged,
  bookingCompleted,
  bookingCancelled,
] as const;
