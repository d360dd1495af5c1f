import * as v from 'valibot';
import { defineCall } from './call.ts';
import { calendarDateField, clientTotal, dollars, dollarsInput, idField, instant } from './fields.ts';
import { quoteSchema } from './quote.ts';

const ofLink = {
  /** From the link in the guest's email. */
  token: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/, 'Invalid payment link')),
};

/** What a booking owes and what its guest pays by card. */
const owed = {
  /** Before the card fee. */
  balance: dollars,
  /** The card fee with its tax; "0.00" when the balance includes it. */
  cardFee: dollars,
  /** What the card is charged: the balance and the card fee. */
  amount: dollars,
};

export const linkedBookingSchema = v.object({
  /**
   * `open`: can be paid now. `paid`: nothing is left to pay. `ended`: the booking was canceled, or its reservation has
   * expired. `withdrawn`: staff withdrew the link or sent a newer one.
   */
  status: v.picklist(['open', 'paid', 'expired', 'withdrawn', 'ended']),
  /** Null unless the link is open, or paid and not expired yet. */
  booking: v.nullable(
    v.object({
      firstName: v.string(),
      bookingReference: v.string(),
      checkInDate: calendarDateField,
      checkOutDate: calendarDateField,
      /** Whether the nights are still waiting for the payment. */
      isReserved: v.boolean(),
      /** Until when a reservation's nights are kept. */
      paymentDueAt: v.nullable(instant),
    }),
  ),
  /** Null unless the link is open. */
  due: v.nullable(
    v.object({
      ...owed,
      /** The lines of the booking with the card fee, as they are once the amount is paid. */
      quote: quoteSchema,
      /** Received and not returned. */
      paid: dollars,
      expiresAt: instant,
    }),
  ),
});
export type LinkedBooking = v.InferOutput<typeof linkedBookingSchema>;

/** A POST, so that the token is in no address. */
export const viewPaymentLink = defineCall({
  method: 'POST',
  path: '/api/payment-links/view',
  summary: 'What the guest of a payment link owes; changes nothing',
  access: 'public',
  body: v.object(ofLink),
  answer: linkedBookingSchema,
  refusals: ['not-found'],
});

export const payByLink = defineCall({
  method: 'POST',
  path: '/api/payment-links/payment-intent',
  summary:
    'Prepares the card payment of a link, one at a time for each booking; repeated calls get the same one',
  access: 'public',
  body: v.object({
    ...ofLink,
    /** Dollars, as the page shows them. The payment is for exactly this amount or refused. */
    amount: clientTotal,
  }),
  answer: v.object({
    /** For the card form. */
    clientSecret: v.string(),
    paymentIntentId: v.string(),
    amount: dollars,
  }),
  /**
   * `price-changed` and `link-expired` carry `link`, the answer of `viewPaymentLink`. `payment-incomplete`: another payment
   * of this booking is being processed.
   */
  refusals: ['not-found', 'price-changed', 'link-expired', 'payment-incomplete', 'total-too-small'],
});

export const settlePaymentLink = defineCall({
  method: 'POST',
  path: '/api/payment-links/settle',
  summary: 'Asks the card provider about the payment of a link, and says what the guest owes then',
  access: 'public',
  body: v.object(ofLink),
  answer: linkedBookingSchema,
  refusals: ['not-found'],
});

const ofBooking = v.object({ id: idField });

const staffLinkSchema = v.object({
  /** The newest link; null when none was sent. */
  current: v.nullable(
    v.object({
      status: v.picklist(['open', 'paid', 'expired', 'withdrawn', 'ended']),
      sentAt: instant,
      sentBy: v.string(),
      expiresAt: instant,
      withdrawnAt: v.nullable(instant),
    }),
  ),
  /** What a link that is sent now would ask for; null when none can be sent. */
  offer: v.nullable(
    v.object({
      ...owed,
      firstName: v.string(),
      email: v.string(),
      paymentDueAt: v.nullable(instant),
      expiresAt: instant,
    }),
  ),
  /** Why no link can be sent, as a sentence. */
  whyNot: v.nullable(v.string()),
});
export type StaffPaymentLink = v.InferOutput<typeof staffLinkSchema>;

export const readStaffPaymentLink = defineCall({
  method: 'GET',
  path: '/api/admin/bookings/:id/payment-link',
  summary: 'The newest payment link of a booking, and what a new one would ask for',
  access: 'staff',
  params: ofBooking,
  answer: staffLinkSchema,
  refusals: ['not-found'],
});

export const sendPaymentLink = defineCall({
  method: 'POST',
  path: '/api/admin/bookings/:id/payment-link',
  summary: 'Emails the guest a link to pay what the booking owes; an older link is withdrawn',
  access: 'staff',
  params: ofBooking,
  body: v.object({
    /** What staff saw that the guest pays; refused if it is another amount by now. */
    amount: dollarsInput,
  }),
  status: 201,
  answer: staffLinkSchema,
  refusals: ['not-found', 'changed-meanwhile', 'not-awaiting-payment', 'total-too-small'],
});

export const withdrawPaymentLink = defineCall({
  method: 'DELETE',
  path: '/api/admin/bookings/:id/payment-link',
  summary: 'Withdraws the payment link of a booking, so that nothing can be paid with it anymore',
  access: 'staff',
  params: ofBooking,
  answer: staffLinkSchema,
  refusals: ['not-found', 'changed-meanwhile'],
});
