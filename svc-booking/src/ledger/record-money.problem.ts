import { inDollars } from '@getaway/kernel/money';
import { Problem } from '@getaway/service-kit/problem';
import { staffProblem } from '../bookings/staff-refusal.problem.ts';
import type { RecordMoneyRefusal } from './record-money.ts';

/** Maps a refusal of recorded money to a problem. */
export function recordingProblem(refusal: RecordMoneyRefusal): Problem {
  switch (refusal.reason) {
    case 'in-the-future':
    case 'too-long-ago':
      return dayProblem(refusal.reason);
    case 'too-much': {
      const message = 'All payments of a booking together can be $99,999,999.99 at most';
      return new Problem('invalid-request', { detail: message, errors: [{ path: 'amount', message }] });
    }
    case 'more-than-came': {
      const message =
        refusal.left === 0
          ? 'Nothing is left of money that came this way'
          : `At most ${inDollars(refusal.left)} is left of money that came this way`;
      return new Problem('not-refundable', { detail: message, errors: [{ path: 'amount', message }] });
    }
    case 'not-booked-yet':
      return new Problem('changed-meanwhile', {
        detail:
          'The guest is still booking these nights. Confirm the booking first, then record its payment.',
      });
    default:
      return staffProblem(refusal);
  }
}

const dayRules = {
  'in-the-future': 'Must be today or earlier: money is recorded when it has come or gone',
  'too-long-ago': 'Must be 2000 or later',
} as const;

/** Refuses the day of recorded money. */
export function dayProblem(reason: keyof typeof dayRules): Problem {
  const message = dayRules[reason];
  return new Problem('invalid-request', { detail: message, errors: [{ path: 'effectiveOn', message }] });
}
