import * as v from 'valibot';
import { defineEvent } from './event.ts';

/**
 * A guest asked for the link of their stay with its reference and email address. The link is derived, so the event has no
 * secret; the email goes to the booking's own address.
 */
export const stayLinkRequested = defineEvent(
  'stay.link_requested',
  1,
  v.object({
    bookingId: v.string(),
    bookingReference: v.string(),
    email: v.string(),
    linkVersion: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
);
