import * as v from 'valibot';
import { defineCall } from './call.ts';
import { emailAddress, lineOfText } from './fields.ts';
import { stayTokenPattern } from './stay.ts';

/* The ways to the guest's page for somebody without its link. These calls take no token. */

/** This browser's own hold is in its cookie. */
export const openOwnStay = defineCall({
  method: 'POST',
  path: '/api/own-stay',
  summary:
    'The token of the stay that this browser has just booked or reserved, so that it can go to its page',
  access: 'public',
  body: v.object({ bookingReference: lineOfText('Booking reference', 20) }),
  answer: v.object({ token: v.pipe(v.string(), v.regex(stayTokenPattern)) }),
  refusals: ['stay-not-found'],
});

/** The answer is the same for everybody: only the booking's own address is emailed. */
export const findBooking = defineCall({
  method: 'POST',
  path: '/api/find-booking',
  summary: 'Emails the link of a stay to its guest, if the reference and the address belong together',
  access: 'public',
  body: v.object({ bookingReference: lineOfText('Booking reference', 20), email: emailAddress }),
  status: 202,
  answer: v.object({ message: v.string() }),
});
