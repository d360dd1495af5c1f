import * as v from 'valibot';
import { dollars } from '../http/fields.ts';
import { bookingStatusSchema } from '../http/booking-payment.ts';
import { aboutEntity, defineEntityEvent, defineEvent } from './event.ts';
import { moneyStateSchema, recordedEntrySchema } from './money.ts';

/**
 * Why money is refunded: a payment whose nights were taken, a canceled or deleted booking, or a decision of
 * staff.
 */
export const refundReasonSchema = v.picklist(['late-payment', 'cancellation', 'adjustment']);
export type RefundReason = v.InferOutput<typeof refundReasonSchema>;

/**
 * Why a `late-payment` has no booking: its hold had ended, another guest took the nights while they were not
 * held, or the amount differed from the booking's total.
 */
export const refundCauseSchema = v.picklist(['hold-ended', 'nights-taken', 'other-amount']);
export type RefundCause = v.InferOutput<typeof refundCauseSchema>;

/** Where an `adjustment` comes from: a change that the guest made to their stay, the back office, or the card provider's dashboard. */
const refundOriginSchema = v.picklist(['stay-change', 'staff', 'provider']);
export type RefundOrigin = v.InferOutput<typeof refundOriginSchema>;

const refundFacts = {
  ...aboutEntity,
  /** Null when the booking has been deleted since. */
  bookingId: v.nullable(v.string()),
  bookingReference: v.string(),
  guestName: v.string(),
  email: v.string(),
  amount: dollars,
  reason: refundReasonSchema,
  /** Present for a `late-payment`; absent in events of earlier versions. */
  cause: v.optional(refundCauseSchema),
};

/** A guest was refunded. The entity is the refund. */
export const paymentRefunded = defineEvent(
  'payment.refunded',
  1,
  v.object({
    ...refundFacts,
    /** Present for an `adjustment`; absent in events of earlier versions. */
    origin: v.optional(refundOriginSchema),
    /** The status of the booking, and its money after the refund. Absent for a deleted booking and in events of earlier versions. */
    bookingStatus: v.optional(bookingStatusSchema),
    money: v.optional(moneyStateSchema),
  }),
);

/**
 * A planned refund will not arrive: the card provider refused it or could not complete it. The entity is the
 * refund, which may have been published as made before.
 */
export const refundRefused = defineEvent('payment.refund_refused', 1, v.object(refundFacts));

/**
 * An entry of a booking's ledger is final: money came or went, by any method. The entity is the booking's money; the event
 * carries all of it besides the entry.
 */
export const paymentRecorded = defineEntityEvent('payment.recorded', 1, {
  bookingReference: v.string(),
  guestName: v.string(),
  email: v.string(),
  /** The status of the booking after the entry. */
  bookingStatus: bookingStatusSchema,
  entry: recordedEntrySchema,
  money: moneyStateSchema,
  /**
   * The names of the extras that the payment is for: those added since the stay was last paid in full. Absent if it is for
   * something else, or if another event tells the guest about it.
   */
  paidFor: v.optional(v.array(v.string())),
  /** The event that tells the guest about this entry; absent when there is no other. */
  announcedBy: v.optional(v.picklist(['booking.confirmed', 'payment.refunded', 'payment.refund_refused'])),
});
