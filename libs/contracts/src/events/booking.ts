import * as v from 'valibot';
import { bookingStatusSchema } from '../http/booking-payment.ts';
import { calendarDateField, dollars } from '../http/fields.ts';
import { quoteSchema } from '../http/quote.ts';
import { aboutEntity, defineEvent } from './event.ts';

const instant = v.pipe(v.string(), v.isoTimestamp());

/** The whole public state of a booking. Every booking event carries it. */
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
  /** Six digits; null before the confirmation. */
  entryCode: v.nullable(v.string()),
  /** The accepted quote: the same lines that were shown and charged. */
  quote: quoteSchema,
  /** The unpaid part of the total; absent for stays that staff entered, whose payments are not recorded. */
  amountDue: v.optional(dollars),
  /** Hours before check-in until which a cancellation is refunded in full. */
  cancellationNoticeHours: v.optional(v.number()),
  paymentDueAt: v.nullable(instant),
  /** Whom to reach about an alternative payment. */
  paymentContact: v.optional(v.object({ email: v.string(), phone: v.nullable(v.string()) })),
  /** Only if staff released an unpaid reservation before its deadline. */
  endedBy: v.optional(v.literal('staff')),
  confirmedAt: v.nullable(instant),
  createdAt: instant,
  updatedAt: instant,
});

export type BookingState = v.InferOutput<typeof bookingStateSchema>;

/** A guest is about to pay by card. The nights are held for 15 minutes. */
export const bookingHeld = defineEvent('booking.held', 1, bookingStateSchema);
/** A guest reserved without paying by card. The nights are kept until `paymentDueAt`; published again when it is extended. */
export const bookingReserved = defineEvent('booking.reserved', 1, bookingStateSchema);
/** The booking was paid, or staff confirmed it. */
export const bookingConfirmed = defineEvent('booking.confirmed', 1, bookingStateSchema);
/** Staff changed the booking. The event carries the new state. */
export const bookingChanged = defineEvent('booking.changed', 1, bookingStateSchema);
/** The stay is over. */
export const bookingCompleted = defineEvent('booking.completed', 1, bookingStateSchema);
/** The booking was not paid in time, or was canceled. Its nights are available again. */
export const bookingCancelled = defineEvent('booking.cancelled', 1, bookingStateSchema);

/** Staff deleted the booking. The revision keeps older states from bringing it back. */
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

/** A reservation beyond the limits on unpaid nights waits until its guest confirms it by email. */
export const confirmationRequested = defineEvent(
  'booking.confirmation_requested',
  1,
  v.object({
    ...aboutEntity,
    firstName: v.string(),
    email: v.string(),
    checkInDate: calendarDateField,
    checkOutDate: calendarDateField,
    total: dollars,
    /** Confirms the reservation. Used in the email and nowhere else. */
    token: v.string(),
    expiresAt: instant,
  }),
);

/**
 * A limit on unpaid nights, or on links that confirm reservations, was reached. Published at most every six hours for
 * each of the two, for all networks together.
 */
export const unpaidLimitReached = defineEvent(
  'booking.unpaid_limit_reached',
  1,
  v.object({
    ...aboutEntity,
    /** The limit that was reached. Absent in older events, which are about nights. */
    of: v.optional(v.picklist(['nights', 'links'])),
    limit: v.picklist(['network', 'overall']),
    /** Null for the limit on all networks together. */
    network: v.nullable(v.string()),
    /** Networks that reached their own limit on nights within six hours, newest first; at most 20. */
    networks: v.optional(v.array(v.string())),
    reachedAt: instant,
  }),
);

/** The subject that a consumer of bookings filters on. */
export const bookingSubjects = 'booking.*';

/** The events on `bookingSubjects` that carry the whole state: all but `bookingDeleted`. */
export const bookingEvents = [
  bookingHeld,
  bookingReserved,
  bookingConfirmed,
  bookingChanged,
  bookingCompleted,
  bookingCancelled,
] as const;
