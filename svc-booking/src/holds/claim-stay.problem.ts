import { minuteMs } from '@getaway/kernel/instant';
import { waitWords } from '@getaway/service-kit/http/wait-words';
import { Problem } from '@getaway/service-kit/problem';
import { longestHoldMs } from './hold.rules.ts';
import type { ClaimRefusal } from './claim-refusal.ts';
import { quoteProblem } from '../pricing/quote.problem.ts';

/** Maps the reason why a guest cannot have nights to a problem. */
export function claimProblem(refusal: ClaimRefusal): Problem {
  switch (refusal.reason) {
    case 'dates-taken':
      return new Problem('dates-taken', { members: { dates: refusal.dates } });
    case 'price-changed':
      return new Problem('price-changed', { members: { quote: refusal.quote } });
    case 'hours-not-offered':
      return new Problem('hours-not-offered', {
        detail: refusal.fault.message,
        errors: [refusal.fault],
      });
    case 'total-too-small':
      return new Problem('total-too-small', {
        detail: 'Card payments start at $0.50. Please choose the other payment method.',
        members: { quote: refusal.quote },
      });
    case 'too-many-unpaid':
      return new Problem('too-many-requests', {
        detail: refusal.canPayByCard
          ? `There are too many unpaid bookings right now. To book these dates, pay by card or try again ${waitWords(refusal.retryAfterSeconds)}.`
          : `There are too many unpaid bookings right now. Please try again ${waitWords(refusal.retryAfterSeconds)} or contact us.`,
        retryAfterSeconds: refusal.retryAfterSeconds,
      });
    case 'needs-confirmation':
      throw new Error('a reservation that needs confirming is answered, not refused');
    case 'hold-over':
      return new Problem('hold-ended', {
        detail: `We hold dates for up to ${longestHoldMs / minuteMs} minutes. You haven’t been charged. If your dates are still available, you can start again.`,
      });
    default:
      return quoteProblem(refusal);
  }
}
