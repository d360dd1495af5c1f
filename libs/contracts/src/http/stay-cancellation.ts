import * as v from 'valibot';
import { bookingStatusSchema } from './booking-payment.ts';
import { defineCall } from './call.ts';
import { dollars, dollarsInput, instant } from './fields.ts';

/* Canceling on the guest’s own page, with the header `Authorization: Stay <token>` as all calls of `stay.ts`. */

export const refundReasonSchema = v.picklist(['in-time', 'too-late', 'day-of-arrival', 'nothing-paid']);

const stayRefund = {
  /** What goes back. */
  refund: dollars,
  /** The part of it that goes back to the cards that paid. */
  toCard: dollars,
  /** The part that the house returns by hand, because it was not paid by card. */
  byHouse: dollars,
};

export const cancellationPreviewSchema = v.object({
  ...stayRefund,
  reason: refundReasonSchema,
  noticeHours: v.number(),
  /** The end of the full refund. */
  deadline: instant,
  /** Whether it had passed when the stay was booked. */
  bookedLate: v.optional(v.boolean(), false),
  paid: dollars,
  /** What went back before, or is on its way. */
  refunded: v.optional(dollars, '0.00'),
  /** Whether staff arrange the payment, so that no one knows here what was paid. */
  arranged: v.optional(v.boolean(), false),
});
export type StayCancellationPreview = v.InferOutput<typeof cancellationPreviewSchema>;

export const previewStayCancellation = defineCall({
  method: 'POST',
  path: '/api/stay/cancellation-preview',
  summary: 'What would go back if the guest canceled now; changes nothing',
  access: 'public',
  answer: cancellationPreviewSchema,
  refusals: ['stay-not-found', 'not-possible-now'],
});

export const cancelStay = defineCall({
  method: 'POST',
  path: '/api/stay/cancellation',
  summary: 'Cancels the booking; the refund is exactly the shown one, or the call is refused',
  access: 'public',
  body: v.object({ shownRefund: dollarsInput }),
  answer: v.object({ status: bookingStatusSchema, ...stayRefund }),
  /** `changed-meanwhile` carries the new `preview`; without one, the booking is being paid or changed right now. */
  refusals: ['stay-not-found', 'not-possible-now', 'changed-meanwhile', 'not-refundable'],
});
