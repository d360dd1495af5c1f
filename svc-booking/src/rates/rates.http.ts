import type { FieldError } from '@getaway/contracts/problems';
import { rateWeekdays, type RatePeriodOnWire, type RateWeekday } from '@getaway/contracts/http/rates';
import { decimalFromCents } from '@getaway/kernel/money';
import { Problem } from '@getaway/service-kit/problem';
import type { RatePeriod } from './rate-period.rules.ts';

/** A period in the contract's form, in dollars. */
export function periodOnWire({ createdAt: _createdAt, prices, ...period }: RatePeriod): RatePeriodOnWire {
  const price = (day: RateWeekday): string | null => {
    const amount = prices[rateWeekdays.indexOf(day)] ?? null;
    return amount === null ? null : decimalFromCents(amount);
  };
  return {
    ...period,
    prices: {
      sunday: price('sunday'),
      monday: price('monday'),
      tuesday: price('tuesday'),
      wednesday: price('wednesday'),
      thursday: price('thursday'),
      friday: price('friday'),
      saturday: price('saturday'),
    },
  };
}

/** A field that breaks a rule. */
export function faultProblem(fault: FieldError): Problem {
  return new Problem('invalid-request', { detail: `${fault.path}: ${fault.message}`, errors: [fault] });
}
