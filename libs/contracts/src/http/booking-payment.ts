import * as v from 'valibot';
import { defineCall } from './call.ts';
import {
  calendarDateField,
  clientTotal,
  emailAddress,
  idField,
  instant,
  lineOfText,
  linesOfText,
  optionalField,
  phoneNumber,
  timeOfDay,
} from './fields.ts';
import { chosenIds, quoteSchema, stayTermsSchema } from './quote.ts';

/** The union of both pages' lists. */
export const occasions = [
  'anniversary',
  'birthday',
  'proposal',
  'honeymoon',
  'engagement',
  'date-night',
  'romantic_getaway',
  'other',
] as const;

export const bookingStatuses = ['pending', 'confirmed', 'pending_payment', 'cancelled', 'completed'] as const;
export const bookingStatusSchema = v.picklist(bookingStatuses);
export type BookingStatus = (typeof bookingStatuses)[number];

export const guestCount = v.pipe(
  v.number('Must be a number from 1 to 4'),
  v.integer('Must be a whole number from 1 to 4'),
  v.minValue(1, 'Must be at least 1 guest'),
  v.maxValue(4, 'Must be at most 4 guests'),
);

const two = v.pipe(
  v.nullable(v.string()),
  v.transform((): number => 2),
);

/** Two guests when the number is missing, null or '' (domain page, HTTP). */
export const guestCountOrTwo = v.optional(
  v.lazy((input): typeof guestCount | typeof two => (input === '' || input === null ? two : guestCount)),
  2,
);

/** The stay of a booking, as events and staff see it. */
export const bookedStay = {
  checkInDate: calendarDateField,
  checkInTime: v.string(),
  checkOutDate: calendarDateField,
  checkOutTime: v.string(),
  numberOfGuests: v.number(),
  occasion: v.nullable(v.string()),
  specialRequests: v.nullable(v.string()),
};

/** The wizard's data (spec page 1, section 3). */
export const bookingDataSchema = v.object({
  firstName: lineOfText('First name', 100),
  lastName: lineOfText('Last name', 100),
  email: emailAddress,
  phone: phoneNumber,
  checkInDate: calendarDateField,
  checkOutDate: calendarDateField,
  /** The property's default unless a guest chooses another. */
  checkInTime: optionalField(timeOfDay),
  checkOutTime: optionalField(timeOfDay),
  numberOfGuests: guestCountOrTwo,
  occasion: optionalField(v.picklist(occasions)),
  specialRequests: optionalField(linesOfText('Special requests', 2_000)),
  promoCode: optionalField(lineOfText('Promotion code', 40)),
});

export type BookingData = v.InferOutput<typeof bookingDataSchema>;

export const createBookingPaymentIntent = defineCall({
  method: 'POST',
  path: '/api/create-booking-payment-intent',
  summary:
    'Holds the nights for 15 minutes and prepares the card payment; with a holdId it changes that hold. A reservation of this browser for the same stay can be paid by card instead',
  access: 'public',
  body: v.object({
    bookingData: bookingDataSchema,
    addOnIds: v.optional(chosenIds, []),
    packageIds: v.optional(chosenIds, []),
    holdId: optionalField(idField),
    /** Dollars. Compared with our own quote and never trusted. */
    totalAmount: v.optional(clientTotal),
    /** The quote that the guest sees. Other terms than ours are refused like another total. */
    calculation: v.optional(v.object({ total: v.optional(clientTotal), terms: v.optional(stayTermsSchema) })),
  }),
  answer: v.object({
    /**
     * For the card form. '' when `quote.total` is 0: no card is needed, and complete-booking takes the
     * holdId.
     */
    clientSecret: v.string(),
    /** '' when `quote.total` is 0. */
    paymentIntentId: v.string(),
    holdId: v.string(),
    holdExpiresAt: instant,
    /** The latest end of the hold, however often it is renewed. */
    holdEndsAt: v.optional(instant),
    /**
     * False beyond the limits on unpaid nights: the nights are taken when the payment succeeds, or it is
     * refunded in full.
     */
    nightsHeld: v.optional(v.boolean()),
    /** Until `holdExpiresAt`, for a browser with a wrong clock. */
    holdSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    quote: quoteSchema,
    /**
     * The stay is already reserved and stays reserved until `paymentDueAt`, whether or not this payment is
     * made; then `quote` is its accepted price with the card fee.
     */
    reservation: v.optional(
      v.object({
        bookingReference: v.string(),
        paymentDueAt: v.nullable(instant),
      }),
    ),
  }),
  refusals: [
    'dates-taken',
    'already-reserved',
    'price-changed',
    'hold-ended',
    'changed-meanwhile',
    'included-in-package',
    'not-offered',
    'promo-invalid',
    'hours-not-offered',
    'total-too-small',
  ],
});

const paymentIntentId = v.pipe(v.string(), v.regex(/^pi_[A-Za-z0-9_]{1,200}$/, 'Invalid payment intent ID'));

/** What the guest sees when they press Complete. */
const shownStaySchema = v.object({
  checkInDate: calendarDateField,
  checkOutDate: calendarDateField,
  /** Dollars. */
  totalAmount: clientTotal,
});

export const checkBookingPayment = defineCall({
  method: 'POST',
  path: '/api/check-booking-payment',
  summary:
    'Whether paying this intent now books exactly what the guest sees; called right before the card is charged. Records that the guest accepts the terms',
  access: 'public',
  body: v.object({ paymentIntentId, holdId: idField, ...shownStaySchema.entries }),
  answer: v.object({ holdExpiresAt: v.nullable(instant) }),
  /**
   * `booking-changed` contains `checkInDate`, `checkOutDate` and `quote` of the current hold. `dates-taken`:
   * another guest has the nights.
   */
  refusals: ['hold-ended', 'booking-changed', 'dates-taken'],
});

export const completeBooking = defineCall({
  method: 'POST',
  path: '/api/complete-booking',
  summary:
    'Confirms a booking whose card payment succeeded, or a hold with a total of 0; repeated calls get the same answer',
  access: 'public',
  body: v.pipe(
    v.object({
      paymentIntentId: optionalField(paymentIntentId),
      /** Instead of a payment, when the total is 0. */
      holdId: optionalField(idField),
      /**
       * With a holdId: refused when the hold differs from this, for example after a change in another tab.
       */
      shown: v.optional(shownStaySchema),
    }),
    v.forward(
      v.check(
        ({ paymentIntentId, holdId }) => paymentIntentId !== undefined || holdId !== undefined,
        'Send the payment, or the hold with nothing to pay',
      ),
      ['paymentIntentId'],
    ),
  ),
  answer: v.object({ bookingReference: v.string(), status: bookingStatusSchema }),
  /**
   * `booking-cancelled` contains `status` and `refunded`: the payment was made, and the booking was canceled
   * afterwards or because the amount was wrong. `dates-taken` says whether the nights were taken before the
   * payment or after the hold had ended.
   */
  refusals: [
    'not-found',
    'payment-incomplete',
    'hold-ended',
    'booking-changed',
    'booking-cancelled',
    'dates-taken',
  ],
});
