import { addDays, calendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';
import { cents } from '@getaway/kernel/money';
import type { Random } from '@getaway/testing/seeded-random';
import { noAdjustments, type Adjustment } from '../../src/rates/adjustment.rules.ts';
import type { RatePeriod } from '../../src/rates/rate-period.rules.ts';
import type { StayDiscounts } from '../../src/rates/stay-discounts.rules.ts';
import type { StayRules } from '../../src/rates/stay-rules.rules.ts';

/** What a house may have set, crowded into a few weeks so that periods overlap and are alike. */
export interface RandomHouse {
  readonly periods: RatePeriod[];
  readonly rules: StayRules;
  readonly today: CalendarDate;
  readonly earliest: CalendarDate;
  readonly discounts: StayDiscounts;
  /** Nights of other guests. */
  readonly taken: ReadonlySet<CalendarDate>;
}

/** Around a leap day, Valentine's Day, changes of clocks, and New Year. */
const starts = ['2028-02-05', '2027-02-08', '2027-03-08', '2027-10-28', '2027-12-20'].map(calendarDate);

export function randomHouse(random: Random): RandomHouse {
  const today = starts[random.below(starts.length)] ?? calendarDate('2027-02-08');
  const periods = Array.from({ length: random.below(9) }, (_, index) => randomPeriod(random, today, index));
  const minimumNights = 1 + random.below(3);
  return {
    ...{ periods, today },
    earliest: addDays(today, random.below(4)),
    rules: {
      minimumNights,
      maximumNights: minimumNights + random.below(20),
      leadHours: 24,
      windowDays: 10 + random.below(60),
      nightsBetween: 0,
    },
    discounts: randomDiscounts(random),
    taken: new Set(Array.from({ length: random.below(25) }, () => addDays(today, random.below(45)))),
  };
}

/** Often alike, so that one has to win; often none. */
export function randomDiscounts(random: Random): StayDiscounts {
  const percent = () => [0, 0, 5, 10, 10, 33, 90][random.below(7)] ?? 0;
  const flag = () => random.below(3) === 0;
  const fillsGaps = random.below(2) === 0;
  const [longStayNights, lastMinuteDays] = [2 + random.below(6), random.below(12)];
  return {
    ...{ fillsGaps, gapPercent: fillsGaps ? percent() : 0, gapAddsUp: flag() },
    ...{ longStayNights, longStayPercent: percent(), longStayAddsUp: flag() },
    ...{ longerStayNights: longStayNights + 1 + random.below(5), longerStayPercent: percent() },
    ...{ lastMinuteDays, lastMinutePercent: percent(), lastMinuteAddsUp: flag() },
    earlyBirdDays: lastMinuteDays + 1 + random.below(12),
    ...{ earlyBirdPercent: percent(), earlyBirdAddsUp: flag() },
  };
}

export function randomStay(
  random: Random,
  { today }: RandomHouse,
): { checkIn: CalendarDate; checkOut: CalendarDate } {
  const checkIn = addDays(today, random.below(40));
  return { checkIn, checkOut: addDays(checkIn, 1 + random.below(14)) };
}

function randomPeriod(random: Random, today: CalendarDate, index: number): RatePeriod {
  const firstDate = addDays(today, random.below(40) - 5);
  const kind =
    (['season', 'season', 'override', 'override', 'holiday'] as const)[random.below(5)] ?? 'season';
  const isHoliday = kind === 'holiday';
  const one = random.below(2) === 0 ? cents(random.below(100_000)) : null;
  const price = () => (random.below(3) === 0 ? cents(random.below(100_000)) : one);
  const prices = Array.from({ length: 7 }, () => (isHoliday ? null : price()));
  const adjusts = !isHoliday && random.below(2) === 0;
  const flag = () => (isHoliday ? null : ([null, null, null, true, false][random.below(5)] ?? null));
  return {
    ...{ id: `period-${random.below(1_000)}-${index}`, kind, version: 1, firstDate },
    name: random.below(3) === 0 && kind === 'override' ? null : `Period ${index}`,
    lastDate: addDays(firstDate, [0, 0, 2, 6, random.below(30)][random.below(5)] ?? 0),
    prices,
    adjustments: adjusts
      ? prices.map((set) => (set === null ? randomAdjustment(random) : null))
      : noAdjustments,
    minimumNights: isHoliday || random.below(2) === 0 ? null : 1 + random.below(6),
    closedToArrival: flag(),
    closedToDeparture: flag(),
    closed: flag(),
    createdAt: new Date(Date.UTC(2027, 0, 1 + random.below(3))),
  };
}

/** Often more off than a night costs, or half a cent. */
function randomAdjustment(random: Random): Adjustment | null {
  switch (random.below(3)) {
    case 0:
      return signed(random.below(59_001) - 9_000, '%');
    case 1:
      return signed(random.below(60_000) - 30_000, '');
    default:
      return null;
  }
}

function signed(hundredths: number, unit: '%' | ''): Adjustment {
  return `${hundredths < 0 ? '-' : '+'}${Math.abs(hundredths) / 100}${unit}`;
}
