import * as v from 'valibot';
import { unavailableNightsSchema } from './availability.ts';
import { bookedStay, bookingStatusSchema, guestCount, occasions } from './booking-payment.ts';
import { defineCall } from './call.ts';
import { addOnServiceSchema, packageSchema } from './catalogue.ts';
import { issuedDocumentSchema } from './documents.ts';
import {
  calendarDateField,
  clearableField,
  clientTotal,
  dollars,
  dollarsInput,
  instant,
  linesOfText,
  timeOfDay,
} from './fields.ts';
import { houseGuideSchema } from './house-guide.ts';
import { ledgerEntrySchema, paymentStatusSchema, signedDollars } from './ledger.ts';
import { amendmentSchema, chosenIds, quoteSchema } from './quote.ts';
import { refundReasonSchema } from './stay-cancellation.ts';

/*
 * The guest’s own page. Every call below takes the token of the stay’s link in the header `Authorization: Stay <token>`.
 * An unknown, malformed or ended token is always the same `stay-not-found`.
 */

/** The token of a stay's link: 32 bytes as base64url. */
export const stayTokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** Whether the guest can do something now. */
const offer = {
  allowed: v.boolean(),
  /** When it ends; null when it has no end, or can't be done at all. */
  until: v.nullable(instant),
  /** Why it can't be done, as a sentence for the guest; null when it can, and when the house offers nothing of the kind. */
  whyNot: v.nullable(v.string()),
};
const offerSchema = v.object(offer);

export const stayViewSchema = v.object({
  bookingReference: v.string(),
  /** Increases with every change of the booking. */
  revision: v.number(),
  status: bookingStatusSchema,
  /** Null unless it was canceled or ran out unpaid. */
  ended: v.optional(
    v.nullable(
      v.object({
        by: v.picklist(['guest', 'house', 'deadline']),
        /** What the house still has to return by hand, because it was not paid by card. */
        toReturn: dollars,
      }),
    ),
    null,
  ),
  firstName: v.string(),
  guestName: v.string(),
  /** `m•••@example.com` */
  maskedEmail: v.string(),
  ...bookedStay,
  /** Check-in and check-out as moments in the property's time zone. */
  checkInAt: instant,
  checkOutAt: instant,
  /** While unpaid: until when the nights are kept. Null when nothing runs out. */
  keptUntil: v.nullable(instant),
  /** Until `keptUntil`, for a browser with a wrong clock. */
  keptSeconds: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** The accepted lines. */
  quote: quoteSchema,
  /** The ids of the extras among the accepted lines. */
  addOnIds: v.array(v.string()),
  packageIds: v.array(v.string()),
  /** The earliest check-in that the extras of the stay include, HH:MM; null without one. */
  opensAt: v.optional(v.nullable(v.string()), null),
  money: v.object({
    total: dollars,
    /** Everything received. */
    paid: dollars,
    /** Everything that went back. */
    returned: signedDollars,
    /** Refunds that were decided and that the card provider has not confirmed yet. */
    onItsWay: dollars,
    /** What is left to pay; negative when the guest is owed money. "0.00" once the booking was canceled. */
    balance: signedDollars,
    status: paymentStatusSchema,
  }),
  /** Payments and refunds, newest first. */
  entries: v.array(v.pick(ledgerEntrySchema, ['id', 'kind', 'method', 'amount', 'status', 'effectiveOn'])),
  /** Invoices, receipts and credit notes, newest first. */
  documents: v.array(v.pick(issuedDocumentSchema, ['number', 'kind', 'issuedAt', 'total'])),
  /** `until`: how long a cancellation is refunded in full. Canceling is possible until check-in. */
  canCancel: v.object({ ...offer, refund: dollars, refundReason: refundReasonSchema }),
  canMove: offerSchema,
  canAddExtras: offerSchema,
  canChangeDetails: offerSchema,
  /** `amount` is what the card is charged: the balance and the card fee. */
  canPay: v.object({ ...offer, balance: dollars, cardFee: dollars, amount: dollars }),
  entryCode: v.object({
    /** Six digits; null until `from`, after check-out, and unless the booking is confirmed. */
    code: v.nullable(v.string()),
    from: instant,
    /** How to get in without a code, which is null then; null whenever the code would be. Missing where bookings have codes. */
    instructions: v.optional(v.nullable(v.string())),
  }),
  /** Null until the stay is booked, from two days after check-out on, and for houses without a guide. */
  guide: v.nullable(houseGuideSchema),
});
export type StayView = v.InferOutput<typeof stayViewSchema>;

export const readStay = defineCall({
  method: 'GET',
  path: '/api/stay',
  summary: 'Everything that the guest of a booking sees, and what they can do now',
  access: 'public',
  answer: stayViewSchema,
  refusals: ['stay-not-found'],
});

const stayAmendment = {
  /** The lines as they would be. */
  quote: quoteSchema,
  amendment: amendmentSchema,
  /** What goes back to the cards at once, because the change is cheaper. */
  refund: dollars,
  /** What is left to pay after the change; paid with `payStay`. */
  due: dollars,
  /** The same with today's card fee and its tax: what a card is charged. */
  dueByCard: v.optional(dollars),
  /** Until when a cancellation after the change is refunded in full; null when that time has passed. */
  refundableUntil: v.nullable(instant),
};
export const stayAmendmentSchema = v.object(stayAmendment);
export type StayAmendmentPreview = v.InferOutput<typeof stayAmendmentSchema>;

const newDates = { checkInDate: calendarDateField, checkOutDate: calendarDateField };
const extras = { addOnIds: chosenIds, packageIds: chosenIds };
/** The total that the preview showed. */
const shownTotal = dollarsInput;

const amended = v.object({ total: dollars, refund: dollars, due: dollars });

/** Of a preview; the change itself also refuses what has changed since. */
const moveRefusals = [
  'stay-not-found',
  'not-possible-now',
  'dates-taken',
  'not-offered',
  'promo-invalid',
] as const;
const extrasRefusals = ['stay-not-found', 'not-possible-now', 'included-in-package', 'not-offered'] as const;

export const listStayDates = defineCall({
  method: 'GET',
  path: '/api/stay/unavailable-dates',
  summary:
    'The nights from today on that the guest can’t move the stay to, sorted; its own are not among them',
  access: 'public',
  answer: unavailableNightsSchema,
  refusals: ['stay-not-found'],
});

export const previewStayMove = defineCall({
  method: 'POST',
  path: '/api/stay/move-preview',
  summary: 'What other dates would cost; nights that stay keep their price. Changes nothing',
  access: 'public',
  body: v.object(newDates),
  answer: stayAmendmentSchema,
  refusals: moveRefusals,
});

export const moveStay = defineCall({
  method: 'POST',
  path: '/api/stay/move',
  summary: 'Moves the stay to other dates, for exactly the shown total and terms or not at all',
  access: 'public',
  body: v.object({
    ...newDates,
    shownTotal,
    /** The `refundableUntil` that the preview showed. */
    shownRefundableUntil: v.optional(v.nullable(instant)),
  }),
  answer: amended,
  /** `changed-meanwhile` carries the new `preview`; without one, the booking is being paid or changed right now. */
  refusals: [...moveRefusals, 'changed-meanwhile'],
});

export const listStayExtras = defineCall({
  method: 'GET',
  path: '/api/stay/extras',
  summary: 'The services and packages that can still be added to the stay',
  access: 'public',
  answer: v.object({
    /** The same as `canAddExtras`. */
    offer: offerSchema,
    /** Those of the booking and those on offer. */
    addOns: v.array(v.object({ ...addOnServiceSchema.entries, isBooked: v.boolean() })),
    packages: v.array(v.object({ ...packageSchema.entries, isBooked: v.boolean() })),
  }),
  refusals: ['stay-not-found'],
});

export const previewStayExtras = defineCall({
  method: 'POST',
  path: '/api/stay/extras-preview',
  summary:
    'What more extras would cost. The lists are those to add; what is booked stays booked. Changes nothing',
  access: 'public',
  body: v.object(extras),
  answer: stayAmendmentSchema,
  refusals: extrasRefusals,
});

export const addStayExtras = defineCall({
  method: 'POST',
  path: '/api/stay/extras',
  summary: 'Adds extras to the stay, for exactly the shown total or not at all',
  access: 'public',
  body: v.object({ ...extras, shownTotal }),
  answer: amended,
  /** `changed-meanwhile` carries the new `preview`; without one, the booking is being paid or changed right now. */
  refusals: [...extrasRefusals, 'changed-meanwhile'],
});

/** Missing fields are unchanged; null and '' clear the occasion and the requests. */
export const changeStayDetails = defineCall({
  method: 'POST',
  path: '/api/stay/details',
  summary: 'Changes guests, times, occasion and requests of the stay; none of them changes its price',
  access: 'public',
  body: v.object({
    numberOfGuests: v.optional(guestCount),
    checkInTime: v.optional(timeOfDay),
    checkOutTime: v.optional(timeOfDay),
    occasion: clearableField(v.picklist(occasions)),
    specialRequests: clearableField(linesOfText('Special requests', 2_000)),
    /** The booking's revision that the page shows. If missing, the last one who saves wins. */
    revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  answer: v.object({ revision: v.number() }),
  refusals: ['stay-not-found', 'not-possible-now', 'changed-meanwhile', 'hours-not-offered'],
});

export const payStay = defineCall({
  method: 'POST',
  path: '/api/stay/payment-intent',
  summary:
    'Prepares a card payment of what the booking owes, one at a time for each booking; repeated calls get the same one',
  access: 'public',
  body: v.object({
    /** Dollars, as `canPay.amount` shows them. The payment is for exactly this amount or refused. */
    amount: clientTotal,
  }),
  answer: v.object({
    /** For the card form. */
    clientSecret: v.string(),
    paymentIntentId: v.string(),
    amount: dollars,
  }),
  /** `price-changed`: the page shows another amount than the one that is due. `payment-incomplete`: another payment is being processed. */
  refusals: ['stay-not-found', 'not-possible-now', 'price-changed', 'payment-incomplete', 'total-too-small'],
});

export const settleStay = defineCall({
  method: 'POST',
  path: '/api/stay/settle',
  summary: 'Asks the card provider about the payments of the booking, and says what is left to pay then',
  access: 'public',
  answer: v.pick(stayViewSchema, ['status', 'money', 'canPay']),
  refusals: ['stay-not-found'],
});
