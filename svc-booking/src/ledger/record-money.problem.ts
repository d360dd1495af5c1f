import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { inDollars } from '@getaway/kernel/money';
import { Problem } from '@getaway/service-kit/problem';
import { staffProblem } from '../bookings/staff-refusal.problem.ts';
import type { RecordMoneyRefusal } from './record-money.ts';

/** Maps a refusal of recorded money to a problem. */
export function recordingProblem(refusal: RecordMoneyRefusal): Problem {
  switch (refusal.reason) {
    case 'in-the-future':
      return futureDateProblem(refusal.today);
    case 'more-than-came': {
      const message = `At most ${inDollars(refusal.left)} came in this way and can be returned`;
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

/** Refuses money that is dated later than today. */
export function futureDateProblem(today: CalendarDate): Problem {
  const message = `Must be ${today} or earlier: money is recorded when it has come or gone`;
  return new Problem('invalid-request', { detail: message, errors: [{ path: 'effectiveOn', message }] });
}
