import * as v from 'valibot';
import { bookedStay, bookingStatusSchema } from '../http/booking-payment.ts';
import { calendarDateField, dollars, instant } from '../http/fields.ts';
import { quoteSchema } from '../http/quote.ts';
import { refundReasonSchema } from '../http/stay-cancellation.ts';
import { moneyMethodSchema, signedDollars } from '../http/ledger.ts';
import { aboutEntity, defineEntityEvent, defineEvent } from './event.ts';
import { moneyStateSchema } from './money.ts';

/**
 * Why a canceled booking ended: its payment deadline passed, staff canceled or deleted it, or its card payment goes
 * back in full.
 */
export const endReasonSchema = v.picklist(['unpaid', 'staff', 'refunded']);
export type EndReason = v.InferOutput<typeof endReasonSchema>;

/** The complete public state of a booking, which every booking event carries. */
export const bookingStateSchema = v.object({
  ...aboutEntity,
  bookingReference: v.string(),
  status: bookingStatusSchema,
  guestName: v.string(),
  firstName: v.nullable(v.string()),
  lastName: v.nullable(v.string()),
  email: v.string(),
  phone: v.nullable(v.string()),
  /** From which the link of the guest's page is derived; 1 if missing. A new email address raises it and ends older links. */
  linkVersion: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  ...bookedStay,
  /** The early check-in, HH:MM, that its extras include; absent without one, and in events of earlier versions. */
  opensAt: v.optional(v.string()),
  paymentMethod: v.nullable(v.string()),
  /** Six digits; present after confirmation. */
  entryCode: v.nullable(v.string()),
  /** The accepted quote: the lines that were shown and charged. */
  quote: quoteSchema,
  /** The unpaid part of the total; absent for stays that staff entered, whose payments are not recorded. */
  amountDue: v.optional(dollars),
  /** The sums of its ledger; absent in events of earlier versions. */
  money: v.optional(moneyStateSchema),
  /** How many hours before check-in a cancellation is refunded in full. */
  cancellationNoticeHours: v.optional(v.number()),
  /** The check-in time, HH:MM, by which that period ends, once a guest has chosen another one; absent: `checkInTime`. */
  refundCheckInTime: v.optional(v.string()),
  paymentDueAt: v.nullable(instant),
  /** The contact for an alternative payment. */
  paymentContact: v.optional(v.object({ email: v.string(), phone: v.nullable(v.string()) })),
  /** Of a canceled booking; absent in older events. */
  endReason: v.optional(endReasonSchema),
  /** `endReason` 'staff', for consumers that do not know that field. */
  endedBy: v.optional(v.literal('staff')),
  /** Whether its guest canceled it on their page; `endReason` is 'staff' then, for consumers that do not know this field. */
  endedByGuest: v.optional(v.literal(true)),
  /** What the house still has to return by hand, of payments without a card, of a booking that its guest canceled. */
  toReturn: v.optional(v.object({ amount: dollars, paidBy: v.array(moneyMethodSchema) })),
  /** Whether its guest made this change of the stay, on their page. Only in the event about it. */
  changedByGuest: v.optional(v.literal(true)),
  /** What its cancellation returns to the cards. Only in the event about it, which names the policy's reason if a guest canceled. */
  cancellationRefund: v.optional(v.object({ toCard: dollars, reason: v.optional(refundReasonSchema) })),
  confirmedAt: v.nullable(instant),
  createdAt: instant,
  updatedAt: instant,
});

export type BookingState = v.InferOutput<typeof bookingStateSchema>;

/** A guest is about to pay: the nights are held for 15 minutes. */
export const bookingHeld = defineEvent('booking.held', 1, bookingStateSchema);
/** The nights are kept until `paymentDueAt`; published again when the deadline is extended. */
export const bookingReserved = defineEvent('booking.reserved', 1, bookingStateSchema);
/** The booking is paid, or staff confirmed it. */
export const bookingConfirmed = defineEvent('booking.confirmed', 1, bookingStateSchema);
/** Staff changed it; the state has the new values. */
export const bookingChanged = defineEvent('booking.changed', 1, bookingStateSchema);
/** The guests have checked out. */
export const bookingCompleted = defineEvent('booking.completed', 1, bookingStateSchema);
/** Its nights are available again: it was not paid in time, or staff canceled it. */
export const bookingCancelled = defineEvent('booking.cancelled', 1, bookingStateSchema);

/** What an amendment can change about a stay, with its accepted lines. */
const amendedStaySchema = v.object({
  checkInDate: calendarDateField,
  checkInTime: v.string(),
  /** As in the state of the booking. */
  opensAt: v.optional(v.string()),
  checkOutDate: calendarDateField,
  checkOutTime: v.string(),
  numberOfGuests: v.number(),
  /** Absent, like the requests, in events of earlier versions. */
  occasion: v.optional(v.nullable(v.string())),
  specialRequests: v.optional(v.nullable(v.string())),
  quote: quoteSchema,
});

/**
 * Dates, times, extras, or guests of a stay changed, or its guest changed occasion or requests. Lines that still apply keep
 * their accepted price. Published besides `booking.changed`, which carries the state.
 */
export const bookingAmended = defineEntityEvent('booking.amended', 1, {
  bookingReference: v.string(),
  guestName: v.string(),
  email: v.string(),
  status: bookingStatusSchema,
  amendedBy: v.picklist(['staff', 'guest']),
  before: amendedStaySchema,
  after: amendedStaySchema,
  /** The new total less the old one. */
  difference: signedDollars,
  /** The money after the amendment. */
  money: moneyStateSchema,
  /** Absent in events of earlier versions. */
  settlement: v.optional(
    v.object({
      /** What this amendment returns to the cards. */
      toCard: dollars,
      /** What is left to pay, with refunds on their way; negative when the guest is owed money, null where payments are not recorded. */
      balance: v.nullable(signedDollars),
    }),
  ),
});

/** The data of `booking.amended`, for consumers that store it. */
export const amendmentSchema = bookingAmended.data;

/** The only trace of a deleted booking: its revision keeps older states from restoring it. */
export const bookingDeleted = defineEntityEvent('booking.deleted', 1, {
  bookingReference: v.string(),
  checkInDate: calendarDateField,
  checkOutDate: calendarDateField,
  deletedAt: instant,
});
export type BookingTombstone = v.InferOutput<typeof bookingDeleted.data>;

/** A reservation beyond the limits on unpaid nights waits for its guest to open the link in an email. */
export const confirmationRequested = defineEntityEvent('booking.confirmation_requested', 1, {
  firstName: v.string(),
  email: v.string(),
  checkInDate: calendarDateField,
  checkOutDate: calendarDateField,
  total: dollars,
  /** The secret that opens the reservation. It is put into the email and nowhere else. */
  token: v.string(),
  expiresAt: instant,
});

/**
 * A limit on unpaid nights, or on confirmation links, was reached. Published at most every six hours for each
 * of the two, for all networks together.
 */
export const unpaidLimitReached = defineEntityEvent('booking.unpaid_limit_reached', 1, {
  /** The limited resource; absent for nights in events of earlier versions. */
  of: v.optional(v.picklist(['nights', 'links'])),
  limit: v.picklist(['network', 'overall']),
  /** Null for the limit over all networks. */
  network: v.nullable(v.string()),
  /** Networks that reached their own limit on nights within six hours, newest first; at most 20. */
  networks: v.optional(v.array(v.string())),
  reachedAt: instant,
});

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
