import * as v from 'valibot';
import { dollars, instant } from '../http/fields.ts';
import { defineEntityEvent } from './event.ts';

/**
 * `inquiry`: the bank asks, and no money has moved. `open`: the money was taken back, and the house can answer. `closed`:
 * an inquiry ended without a dispute.
 */
export const disputeStatusSchema = v.picklist(['inquiry', 'open', 'won', 'lost', 'closed']);
export type DisputeStatus = v.InferOutput<typeof disputeStatusSchema>;

/** A cardholder disputes a payment at the bank, or the bank has decided. The entity is the provider's dispute. */
export const paymentDisputed = defineEntityEvent('payment.disputed', 1, {
  /** Null for money without a booking, and after the booking was deleted. */
  bookingId: v.nullable(v.string()),
  bookingReference: v.nullable(v.string()),
  guestName: v.nullable(v.string()),
  amount: dollars,
  /** The provider's word, such as `fraudulent`. */
  reason: v.string(),
  status: disputeStatusSchema,
  /** Until when the house can answer. */
  respondBy: v.nullable(instant),
});
