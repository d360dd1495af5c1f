import * as v from 'valibot';
import { dollars } from '../http/fields.ts';
import { aboutEntity, defineEvent } from './event.ts';

/** Why money goes back: a payment for nights that were gone, a cancelled or deleted booking, or a word of staff. */
export const refundReasonSchema = v.picklist(['late-payment', 'cancellation', 'adjustment']);
export type RefundReason = v.InferOutput<typeof refundReasonSchema>;

/**
 * Why there is no booking for a `late-payment`: its hold had ended, another guest got the nights while they were not held,
 * or another amount was paid than the booking's total.
 */
export const refundCauseSchema = v.picklist(['hold-ended', 'nights-taken', 'other-amount']);
export type RefundCause = v.InferOutput<typeof refundCauseSchema>;

const refundFacts = {
  ...aboutEntity,
  /** Null when the booking has been deleted since. */
  bookingId: v.nullable(v.string()),
  bookingReference: v.string(),
  guestName: v.string(),
  email: v.string(),
  amount: dollars,
  reason: refundReasonSchema,
  /** Of a `late-payment`; absent in events of versions before. */
  cause: v.optional(refundCauseSchema),
};

/** Money went back to a guest. The entity is the refund. */
export const paymentRefunded = defineEvent('payment.refunded', 1, v.object(refundFacts));

/**
 * Money that was to go back to a guest will not: the card provider refused, or could not carry it out. The entity is the
 * refund, also one that was told as made before.
 */
export const refundRefused = defineEvent('payment.refund_refused', 1, v.object(refundFacts));
