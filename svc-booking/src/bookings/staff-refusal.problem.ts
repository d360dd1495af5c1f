import { decimalFromCents, inDollars } from '@getaway/kernel/money';
import { noSuch, Problem } from '@getaway/service-kit/problem';
import type { StaffRefusal } from './staff-refusal.ts';
import { quoteProblem } from '../pricing/quote.problem.ts';

/** Maps a refusal of a staff action on a booking to a problem. */
export function staffProblem(refusal: StaffRefusal): Problem {
  switch (refusal.reason) {
    case 'not-found':
      return noSuch('booking');
    case 'dates-taken':
      return new Problem('dates-taken', {
        detail: 'The selected dates conflict with existing bookings. Please choose different dates.',
        members: { dates: refusal.dates },
      });
    case 'changed-meanwhile':
      return new Problem('changed-meanwhile', {
        detail: 'Someone else changed this booking in the meantime.',
      });
    case 'outdated-preview': {
      const { quote, amendment } = refusal.preview;
      return new Problem('changed-meanwhile', {
        detail: 'This booking or a price was changed in the meantime. Check the new preview before you save.',
        members: { preview: { ...quote, ...(amendment ? { amendment } : {}) } },
      });
    }
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
    case 'not-possible-now':
      return new Problem('not-possible-now', { detail: refusal.whyNot });
    case 'not-paid-by-card':
      return new Problem('not-refundable', {
        detail: 'This booking wasn’t paid by card. Please refund it the way it was paid.',
      });
    case 'more-than-left': {
      const message =
        refusal.left === 0
          ? 'Nothing is left that can be refunded to the card'
          : `At most ${inDollars(refusal.left)} can be refunded to the card`;
      return new Problem('not-refundable', {
        detail: message,
        errors: [{ path: 'amount', message }],
        members: { refundable: decimalFromCents(refusal.left) },
      });
    }
    case 'no-such-payment': {
      const message = 'This booking has no such card payment';
      return new Problem('not-refundable', { detail: message, errors: [{ path: 'paymentId', message }] });
    }
    case 'payment-disputed':
      return new Problem('not-refundable', {
        detail:
          'The guest’s bank is deciding a dispute about the card payment. Until it has, nothing can be refunded to the card.',
      });
    default:
      return quoteProblem(refusal);
  }
}
