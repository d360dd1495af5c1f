import { decimalFromCents, inDollars } from '@getaway/kernel/money';
import { Problem } from '@getaway/service-kit/problem';
import type { StaffRefusal } from './staff-refusal.ts';
import { quoteProblem } from '../pricing/quote.problem.ts';

/** Why something was not done to a booking, as a problem. */
export function staffProblem(refusal: StaffRefusal): Problem {
  switch (refusal.reason) {
    case 'not-found':
      return new Problem('not-found', { detail: 'No such booking' });
    case 'dates-taken':
      return new Problem('dates-taken', {
        detail: 'The selected dates conflict with existing bookings',
        members: { dates: refusal.dates },
      });
    case 'changed-meanwhile':
      return new Problem('changed-meanwhile', {
        detail: 'The booking was changed meanwhile; look at it again before you save',
      });
    case 'payment-under-way':
      return new Problem('changed-meanwhile', {
        detail: 'The guest’s card payment is being processed right now; try again in a minute',
      });
    case 'booking-paid':
      return new Problem('booking-paid', {
        detail: 'Say what happens to the payment: send `refund`, or the `revision` you saw to keep the money',
      });
    case 'refund-needs-cancellation': {
      const message = 'Money goes back with a cancellation or a deletion';
      return new Problem('invalid-request', { detail: message, errors: [{ path: 'refund', message }] });
    }
    case 'not-paid-by-card':
      return new Problem('not-refundable', {
        detail: 'This booking was not paid by card; give the money back the way it came',
      });
    case 'more-than-left':
      return new Problem('not-refundable', {
        detail: `At most ${inDollars(refusal.left)} can go back`,
        members: { refundable: decimalFromCents(refusal.left) },
      });
    default:
      return quoteProblem(refusal);
  }
}
