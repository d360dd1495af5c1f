import { decimalFromCents, inDollars } from '@getaway/kernel/money';
import { Problem } from '@getaway/service-kit/problem';
import type { StaffRefusal } from './staff-refusal.ts';
import { quoteProblem } from '../pricing/quote.problem.ts';

/** Maps a refusal of a staff action on a booking to a problem. */
export function staffProblem(refusal: StaffRefusal): Problem {
  switch (refusal.reason) {
    case 'not-found':
      return new Problem('not-found', { detail: 'No such booking' });
    case 'dates-taken':
      return new Problem('dates-taken', {
        detail: 'The selected dates conflict with existing bookings. Please choose different dates.',
        members: { dates: refusal.dates },
      });
    case 'changed-meanwhile':
      return new Problem('changed-meanwhile', {
        detail: 'This booking was changed in the meantime. Load the latest version before you save.',
      });
    case 'payment-under-way':
      return new Problem('changed-meanwhile', {
        detail: 'The guest’s card payment is being processed right now. Try again in a minute.',
      });
    case 'booking-paid':
      return new Problem('booking-paid', {
        detail:
          'Choose what happens to the payment: send `refund` to return it, or the current `revision` to keep it',
      });
    case 'refund-needs-cancellation': {
      const message = 'Refunds are only possible with a cancellation or deletion';
      return new Problem('invalid-request', { detail: message, errors: [{ path: 'refund', message }] });
    }
    case 'not-paid-by-card':
      return new Problem('not-refundable', {
        detail: 'This booking wasn’t paid by card. Please refund it the way it was paid.',
      });
    case 'more-than-left':
      return new Problem('not-refundable', {
        detail: `At most ${inDollars(refusal.left)} can be refunded`,
        members: { refundable: decimalFromCents(refusal.left) },
      });
    default:
      return quoteProblem(refusal);
  }
}
