import type { RateWeekday } from '@getaway/contracts/http/rates';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { centsFromDollars } from '@getaway/kernel/money';
import type { PriceAdjustment } from '@getaway/kernel/price-adjustment';
import { adjustmentFromWire } from './adjustment.rules.ts';
import { weekdays, type RatePeriodContent } from './rate-period.rules.ts';

type Given<Value> = Value | null | undefined;

/** A period as the contract's bodies have it. */
interface PeriodBody {
  readonly name?: Given<string>;
  readonly firstDate: CalendarDate;
  readonly lastDate: CalendarDate;
  readonly prices: { readonly [Day in RateWeekday]?: Given<string> };
  readonly adjustments: { readonly [Day in RateWeekday]?: Given<PriceAdjustment> };
  readonly minimumNights?: Given<number>;
  readonly closedToArrival?: Given<boolean>;
  readonly closedToDeparture?: Given<boolean>;
  readonly closed?: Given<boolean>;
}

/** What a period sets: a field that is missing sets nothing. */
export function periodContent(body: PeriodBody): RatePeriodContent {
  const { firstDate, lastDate, prices, adjustments } = body;
  return {
    ...{ firstDate, lastDate },
    name: body.name ?? null,
    prices: weekdays.map((day) => {
      const price = prices[day];
      return price ? centsFromDollars(price) : null;
    }),
    adjustments: weekdays.map((day) => {
      const adjustment = adjustments[day];
      return adjustment ? adjustmentFromWire(adjustment) : null;
    }),
    minimumNights: body.minimumNights ?? null,
    closedToArrival: body.closedToArrival ?? null,
    closedToDeparture: body.closedToDeparture ?? null,
    closed: body.closed ?? null,
  };
}
