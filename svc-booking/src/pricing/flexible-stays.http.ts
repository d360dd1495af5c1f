import type { Answer } from '@getaway/contracts/http/call';
import type { findFlexibleStays as findFlexibleStaysCall } from '@getaway/contracts/http/flexible-stays';
import { decimalFromCents } from '@getaway/kernel/money';
import { nightCount } from '@getaway/kernel/stay';
import { Problem } from '@getaway/service-kit/problem';
import type { FindFlexibleStaysOutcome } from './find-flexible-stays.ts';
import { quoteProblem } from './quote.problem.ts';

/** The found stays in the contract's form, or the refusal as a problem. */
export function flexibleStaysAnswer(
  outcome: FindFlexibleStaysOutcome,
): Answer<typeof findFlexibleStaysCall> | Problem {
  if (outcome.ok)
    return {
      stays: outcome.stays.map(({ stay, total, usesPromoCode }) => ({
        checkInDate: stay.checkIn,
        checkOutDate: stay.checkOut,
        nights: nightCount(stay),
        total: decimalFromCents(total),
        usesPromoCode,
      })),
    };
  if (outcome.reason !== 'month') return quoteProblem(outcome);
  return new Problem('invalid-request', {
    detail: `month: ${outcome.message}`,
    errors: [{ path: 'month', message: outcome.message }],
  });
}
