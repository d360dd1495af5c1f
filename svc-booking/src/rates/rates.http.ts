import type { FieldError } from '@getaway/contracts/problems';
import { rateWeekdays, type RatePeriodOnWire, type RateWeekday } from '@getaway/contracts/http/rates';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { centsFromDollars, decimalFromCents } from '@getaway/kernel/money';
import { Problem } from '@getaway/service-kit/problem';
import type { RatePeriod, RatePeriodContent } from './rate-period.rules.ts';

type Given<Value> = Value | null | undefined;

/** A period as the contract's bodies have it. */
interface PeriodBody {
  readonly name?: Given<string>;
  readonly firstDate: CalendarDate;
  readonly lastDate: CalendarDate;
  readonly prices: { readonly [Day in RateWeekday]?: Given<string> };
  readonly minimumNights?: Given<number>;
  readonly closedToArrival?: Given<boolean>;
  readonly closedToDeparture?: Given<boolean>;
  readonly closed?: Given<boolean>;
}

/** What a period sets: a field that is missing sets nothing. */
export function periodContent(body: PeriodBody): RatePeriodContent {
  const { firstDate, lastDate, prices } = body;
  return {
    ...{ firstDate, lastDate },
    name: body.name ?? null,
    prices: rateWeekdays.map((day) => {
      const price = prices[day] ?? null;
      return price === null ? null : centsFromDollars(price);
    }),
    minimumNights: body.minimumNights ?? null,
    closedToArrival: body.closedToArrival ?? null,
    closedToDeparture: body.closedToDeparture ?? null,
    closed: body.closed ?? null,
  };
}

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
