import type { FieldError } from '@getaway/contracts/problems';
import { rateWeekdays, type RatePeriodOnWire, type RateWeekday } from '@getaway/contracts/http/rates';
import { decimalFromCents } from '@getaway/kernel/money';
import { adjustmentOf, type PriceAdjustment } from '@getaway/kernel/price-adjustment';
import { Problem } from '@getaway/service-kit/problem';
import type { RatePeriod } from './rate-period.rules.ts';

/** A period in the contract's form, in dollars. */
export function periodOnWire({
  createdAt: _createdAt,
  prices,
  adjustments,
  ...period
}: RatePeriod): RatePeriodOnWire {
  const price = (day: RateWeekday): string | null => {
    const amount = prices[rateWeekdays.indexOf(day)] ?? null;
    return amount === null ? null : decimalFromCents(amount);
  };
  const adjustment = (day: RateWeekday): PriceAdjustment | null =>
    adjustmentOf(adjustments[rateWeekdays.indexOf(day)] ?? '') ?? null;
  return { ...period, prices: byWeekday(price), adjustments: byWeekday(adjustment) };
}

function byWeekday<Value>(of: (day: RateWeekday) => Value): Record<RateWeekday, Value> {
  return {
    sunday: of('sunday'),
    monday: of('monday'),
    tuesday: of('tuesday'),
    wednesday: of('wednesday'),
    thursday: of('thursday'),
    friday: of('friday'),
    saturday: of('saturday'),
  };
}

/** A field that breaks a rule. */
export function faultProblem(fault: FieldError): Problem {
  return new Problem('invalid-request', { detail: `${fault.path}: ${fault.message}`, errors: [fault] });
}
