import * as v from 'valibot';
import { dollars } from '../http/fields.ts';
import { aboutEntity, defineEvent } from './event.ts';

/** Money went back to a guest. The entity is the refund. */
export const paymentRefunded = defineEvent(
  'payment.refunded',
  1,
  v.object({
    ...aboutEntity,
    /** Null when the booking has been deleted since. */
    bookingId: v.nullable(v.string()),
    bookingReference: v.string(),
    guestName: v.string(),
    email: v.string(),
    amount: dollars,
    reason: v.picklist(['late-payment']),
  }),
);
