import * as v from 'valibot';
import { dollars } from '../http/fields.ts';
import { aboutEntity, defineEvent } from './event.ts';

/** The reason of a refund: a payment for nights that were no longer held, a canceled or deleted booking, or a staff decision. */
export const refundReasonSchema = v.picklist(['late-payment', 'cancellation', 'adjustment']);
export type RefundReason = v.InferOutput<typeof refundReasonSchema>;

/**
 * Why a `late-payment` has no booking: its hold had ended, another guest booked the nights while they were not held, or
 * the paid amount differed from the booking's total.
 */
export const refundCauseSchema = v.picklist(['hold-ended', 'nights-taken', 'other-amount']);
export type RefundCause = v.InferOutput<typeof refundCauseSchema>;

const refundFacts = {
  ...aboutEntity,
  /** Null if the booking was deleted in the meantime. */
  bookingId: v.nullable(v.string()),
  bookingReference: v.string(),
  guestName: v.string(),
  email: v.string(),
  amount: dollars,
  reason: refundReasonSchema,
  /** Only for a `late-payment`; absent in older events. */
  cause: v.optional(refundCauseSchema),
};

/** A guest was refunded. The entity is the refund. */
export const paymentRefunded = defineEvent('payment.refunded', 1, v.object(refundFacts));

/**
 * The card provider refused a refund or could not carry it out. The entity is the refund, which may have been published
 * as made before.
 */
export const refundRefused = defineEvent('payment.refund_refused', 1, v.object(refundFacts));
