import { expect, it } from 'vitest';
import { addDays, calendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';
import { addCents, cents, zeroCents } from '@getaway/kernel/money';
import { nightsOf } from '@getaway/kernel/stay';
import { proofLength, proofSeed, tellProof } from '@getaway/testing/proof';
import { randomFrom } from '@getaway/testing/seeded-random';
import { quoteStay } from '../src/pricing/quote.rules.ts';
import { brokenRules } from '../src/rates/broken-rules.rules.ts';
import { isBelowMinimum, nightsAround } from '../src/rates/gap.rules.ts';
import { noAdjustments } from '../src/rates/adjustment.rules.ts';
import { datedSurcharge, priceNight } from '../src/rates/price-night.rules.ts';
import { periodsByDate, periodsOn, rulesOf } from '../src/rates/rate-calendar.rules.ts';
import type { RatePeriod } from '../src/rates/rate-period.rules.ts';
import { discountTerms, priceDiscounts } from '../src/rates/stay-discounts.rules.ts';
import { usualStayRules } from '../src/rates/stay-rules.rules.ts';
import { quoteRequest } from './quote-request.ts';
import { randomHouse, randomStay, type RandomHouse } from './rates/random-rates.ts';
import { slowDiscounts, slowGap } from './rates/slow-discounts.ts';
import { slowClosed, slowMinimum, slowPrice, slowRefusals } from './rates/slow-rates.ts';

// Random stays and rule sets: the engine agrees with a second implementation that is slow and obvious. A house without rules has
// the specification's prices, to the cent.

const stays = proofLength({ short: 4_000, long: 100_000 });
const seed = proofSeed();
const { rates: table } = quoteRequest();

/** The order in which the periods of a date decide. */
type Order = (periods: readonly RatePeriod[]) => readonly RatePeriod[];
const years = { from: calendarDate('2026-01-01'), to: calendarDate('2029-12-31') };

/** What takes something off a stay, with a control in its place. */
type Discount = typeof priceDiscounts;

/** The price of a night, with a control in its place. */
type Price = typeof priceNight;

/** The first disagreement; undefined if there is none. */
function disagreement(
  order: Order,
  discount: Discount = priceDiscounts,
  price: Price = priceNight,
): string | undefined {
  const random = randomFrom(seed);
  for (let count = 0; count < stays; count += 1) {
    const house = randomHouse(random);
    const stay = randomStay(random, house);
    const [fast, slow] = [fastAnswer(house, stay, { order, discount, price }), slowAnswer(house, stay)];
    if (fast !== slow) return `${JSON.stringify({ house, stay })}: ${fast}, but ${slow}`;
  }
  return undefined;
}

function fastAnswer(
  house: RandomHouse,
  stay: ReturnType<typeof randomStay>,
  { order, discount, price }: { readonly order: Order; readonly discount: Discount; readonly price: Price },
): string {
  const byDate = periodsByDate(house.periods, years);
  const periods = new Map([...byDate].map(([date, on]) => [date, order(on)]));
  const calendar = { ...table, periods };
  const prices = nightsOf(stay).map((night) => {
    const { rate, surcharge } = price(night, calendar);
    return addCents(rate, surcharge);
  });
  const { rules, discounts, today, earliest, taken } = house;
  const isShut = (night: CalendarDate): boolean =>
    night < earliest || taken.has(night) || rulesOf(night, calendar, rules).closed;
  const fillsGap =
    discounts.fillsGaps && isBelowMinimum(stay, { calendar, rules }) && nightsAround(stay).every(isShut);
  const broken = brokenRules(stay, { ...house, calendar, fillsGap }).map(({ code }) => code);
  const terms = discountTerms(discounts, { bookedOn: today, gap: fillsGap ? stay : null });
  const off = terms ? discount(stay, addCents(...prices), terms).map(({ amount }) => amount) : [];
  return [...prices, 'less', ...off, ...broken].join(' ');
}

function slowAnswer(house: RandomHouse, stay: ReturnType<typeof randomStay>): string {
  const slow = { ...house, holidaySurcharge: table.holidaySurcharge };
  const prices = nightsOf(stay).map((night) => slowPrice(night, slow));
  const fillsGap =
    house.discounts.fillsGaps &&
    prices.length < slowMinimum(stay.checkIn, slow) &&
    slowGap(
      stay,
      (night) =>
        night < house.earliest || slowClosed(night, slow) || [...house.taken].some((each) => each === night),
    );
  const daysAhead = (Date.parse(stay.checkIn) - Date.parse(house.today)) / 86_400_000;
  const total = prices.reduce((sum, price) => sum + price, 0);
  const off = slowDiscounts({ nights: prices.length, daysAhead, fillsGap }, total, house.discounts);
  return [...prices, 'less', ...off, ...slowRefusals(stay, slow, fillsGap)].join(' ');
}

it(`prices, discounts, and refusals agree with a slow implementation for ${stays} random stays and rule sets (seed ${seed})`, () => {
  expect(disagreement((periods) => periods)).toBeUndefined();
  // Controls: seasons before overrides, and the longer one before the shorter one.
  const wrongKinds: Order = (periods) => periods.toSorted((a, b) => b.kind.localeCompare(a.kind));
  expect(disagreement(wrongKinds)).toBeDefined();
  expect(disagreement((periods) => periods.toReversed())).toBeDefined();
  // The lowest discount wins, none adds up, and all do.
  const given: Order = (periods) => periods;
  const lowest: Discount = (...of) =>
    priceDiscounts(...of)
      .toSorted((a, b) => a.amount - b.amount)
      .slice(0, 1);
  const together =
    (addsUp: boolean): Discount =>
    (stay, total, terms) =>
      priceDiscounts(stay, total, {
        ...terms,
        ...{ gapAddsUp: addsUp, longStayAddsUp: addsUp, lastMinuteAddsUp: addsUp, earlyBirdAddsUp: addsUp },
      });
  expect(disagreement(given, lowest)).toBeDefined();
  expect(disagreement(given, together(false))).toBeDefined();
  expect(disagreement(given, together(true))).toBeDefined();
  // An override's adjustment leaves the surcharges out, and a second one is added up.
  expect(disagreement(given, priceDiscounts, surchargedAfterward)).toBeDefined();
  expect(disagreement(given, priceDiscounts, addedUp)).toBeDefined();
  tellProof({
    ...{ proof: 'rates', seed },
    size: `${stays} random stays × rule sets`,
    control:
      'seasons before overrides, the longer period first, adjustments without surcharges or added up, the lowest discount, and discounts that never or always add up, are noticed',
  });
});

const surchargedAfterward: Price = (date, calendar) => {
  const night = priceNight(date, calendar);
  if (!isAdjusted(night)) return night;
  const bare = { holidaySurcharge: zeroCents, valentineSurcharge: zeroCents };
  const { surcharge } = priceNight(date, { ...calendar, periods: withoutOverride(date, calendar, 'all') });
  return {
    ...priceNight(date, { ...calendar, ...bare, valentineAdjacentSurcharge: zeroCents }),
    surcharge,
  };
};

/** The first override's adjustment of what the night costs with the other overrides. */
const addedUp: Price = (date, calendar) => {
  const night = priceNight(date, calendar);
  if (!isAdjusted(night)) return night;
  const others = priceNight(date, { ...calendar, periods: withoutOverride(date, calendar, 'first') });
  const alone = priceNight(date, { ...calendar, periods: withoutOverride(date, calendar, 'all') });
  const more = night.rate - addCents(alone.rate, alone.surcharge);
  return { ...others, rate: cents(others.rate + more) };
};

function isAdjusted({ sources = [] }: ReturnType<Price>): boolean {
  return sources.some(({ kind, adjustment }) => kind === 'override' && adjustment !== undefined);
}

function withoutOverride(
  date: CalendarDate,
  { periods }: Parameters<Price>[1],
  which: 'first' | 'all',
): Parameters<Price>[1]['periods'] {
  const on = periodsOn(date, periods);
  const weekday = new Date(date).getUTCDay();
  const isFirst = on.find(
    ({ kind, prices, adjustments }) =>
      kind === 'override' && (prices[weekday] ?? adjustments[weekday] ?? null) !== null,
  );
  return new Map([
    [date, on.filter((each) => (which === 'all' ? each.kind !== 'override' : each !== isFirst))],
  ]);
}

it('a house without rules has the specification’s price for every date of three years and every length to 14 nights', () => {
  const nothing = { periods: [], rules: usualStayRules, holidaySurcharge: 5_000 };
  const first = calendarDate('2026-12-01');
  for (let day = 0; day < 3 * 366; day += 1) {
    const checkIn = addDays(first, day);
    const facts = { ...nothing, today: checkIn, earliest: checkIn };
    for (let nights = 1; nights <= 14; nights += 1) {
      const stay = { checkIn, checkOut: addDays(checkIn, nights) };
      const quoted = quoteStay(quoteRequest({ stay }));
      if (!quoted.ok) throw new Error(quoted.reason);
      const slow = nightsOf(stay).reduce((sum, night) => sum + slowPrice(night, facts), 0);
      if (quoted.quote.nightsTotal !== slow) expect.fail(`${checkIn} ${nights}: ${slow}`);
      if (brokenRules(stay, { ...facts, calendar: { periods: new Map() } }).length > 0)
        expect.fail(`${checkIn} ${nights}`);
    }
  }
});

it('says which surcharge the date of a night adds, and none where an override says what it costs', () => {
  const date = calendarDate('2027-02-14');
  const nothing = { ...table, periods: periodsByDate([], years) };
  expect(datedSurcharge(date, nothing)).toEqual({ surcharge: 20_000, label: 'Valentine’s Day' });
  expect(datedSurcharge(calendarDate('2027-02-13'), nothing)?.label).toBe('Valentine’s');
  expect(datedSurcharge(calendarDate('2027-02-16'), nothing)).toBeUndefined();
  const override: RatePeriod = {
    ...{ id: 'a', kind: 'override', name: null, version: 1, firstDate: date, lastDate: date },
    ...{ minimumNights: null, closed: null, closedToArrival: null, closedToDeparture: null },
    ...{ createdAt: new Date(0), adjustments: noAdjustments },
    prices: Array.from({ length: 7 }, () => cents(99_900)),
  };
  const priced = { ...table, periods: periodsByDate([override], years) };
  expect(datedSurcharge(date, priced)).toBeUndefined();
});

it('holidays add their surcharge once, and an override is what the night costs', () => {
  const date = calendarDate('2027-07-04');
  const period = {
    ...{ version: 1, firstDate: date, lastDate: date, minimumNights: null, closed: null },
    ...{ closedToArrival: null, closedToDeparture: null, createdAt: new Date(0) },
    adjustments: noAdjustments,
  };
  const prices = Array.from({ length: 7 }, () => null);
  const holiday = { ...period, id: 'a', kind: 'holiday' as const, name: 'Independence Day', prices };
  const priceOf = (...periods: RatePeriod[]) =>
    priceNight(date, { ...table, periods: periodsByDate(periods, years) });
  expect(priceOf(holiday, { ...holiday, id: 'b', name: 'Another' })).toEqual({
    ...{ date, rate: 25_000, surcharge: 5_000, label: 'Sunday, Independence Day' },
    sources: [{ kind: 'holiday', name: 'Independence Day' }],
  });
  const override = {
    ...{ ...period, id: 'c', kind: 'override' as const, name: null },
    prices: Array.from({ length: 7 }, () => cents(99_900)),
  };
  expect(priceOf(holiday, override)).toEqual({
    ...{ date, rate: 99_900, surcharge: 0, label: 'Sunday, Special price' },
    sources: [{ kind: 'override', name: null }],
  });
});
