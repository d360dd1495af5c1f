import * as v from 'valibot';
import { bookingStatusSchema } from '../http/booking-payment.ts';
import { calendarDateField, dollars } from '../http/fields.ts';
import { quoteSchema } from '../http/quote.ts';
import { aboutEntity, defineEvent } from './event.ts';

const instant = v.pipe(v.string(), v.isoTimestamp());

/**
 * Why a cancelled booking ended: its payment deadline passed, staff cancelled or deleted it, or its card payment goes
 * back in full.
 */
export const endReasonSchema = v.picklist(['unpaid', 'staff', 'refunded']);
export type EndReason = v.InferOutput<typeof endReasonSchema>;

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
  /** The unpaid part of the total; absent for stays that staff entered, whose payments are not recorded. */
  amountDue: v.optional(dollars),
  /** Hours before check-in until which a cancellation is refunded in full. */
  cancellationNoticeHours: v.optional(v.number()),
  paymentDueAt: v.nullable(instant),
  /** Whom to reach about an alternative payment. */
  paymentContact: v.optional(v.object({ email: v.string(), phone: v.nullable(v.string()) })),
  /** Of a cancelled booking; absent in older events. */
  endReason: v.optional(endReasonSchema),
  /** `endReason` 'staff', for consumers that do not know that field. */
  endedBy: v.optional(v.literal('staff')),
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

/** A reservation beyond the limits on unpaid nights waits for its guest to open the link in an email. */
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
    /** Opens the reservation: it goes into the email and nowhere else. */
    token: v.string(),
    expiresAt: instant,
  }),
);

/**
 * A limit on unpaid nights, or on links that confirm reservations, was reached. Published at most every six hours about
 * each of the two, for all networks together.
 */
export const unpaidLimitReached = defineEvent(
  'booking.unpaid_limit_reached',
  1,
  v.object({
    ...aboutEntity,
    /** What there are too many of; absent for nights in events of versions before. */
    of: v.optional(v.picklist(['nights', 'links'])),
    limit: v.picklist(['network', 'overall']),
    /** Null for the limit over all networks. */
    network: v.nullable(v.string()),
    /** Networks that reached their own limit on nights within six hours, newest first; at most 20. */
    networks: v.optional(v.array(v.string())),
    reachedAt: instant,
  }),
);

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
