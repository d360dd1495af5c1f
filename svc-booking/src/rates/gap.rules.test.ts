import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';
import { nightsOf, type Stay } from '@getaway/kernel/stay';
import { noAdjustments } from './adjustment.rules.ts';
import { brokenRules } from './broken-rules.rules.ts';
import { isBelowMinimum, nightsAround } from './gap.rules.ts';
import { periodsByDate } from './rate-calendar.rules.ts';
import { noPrices, type RatePeriod } from './rate-period.rules.ts';
import { usualStayRules } from './stay-rules.rules.ts';

const today = calendarDate('2027-06-01');
const season = 40;

interface House {
  readonly minimumNights: number;
  /** Beyond the minimum. */
  readonly more: number;
  readonly nightsBetween: number;
  /** The first and the last day of a period with a minimum of its own, from today. */
  readonly period: readonly [number, number, number];
  readonly closed: readonly number[];
  /** Check-in and nights of guests who try to book, in turn. */
  readonly attempts: readonly (readonly [number, number])[];
}

const anyHouse: fc.Arbitrary<House> = fc.record({
  minimumNights: fc.integer({ min: 1, max: 6 }),
  more: fc.integer({ min: 3, max: 12 }),
  nightsBetween: fc.integer({ min: 0, max: 2 }),
  period: fc.tuple(fc.nat(season), fc.nat(10), fc.integer({ min: 1, max: 7 })),
  closed: fc.array(fc.nat(season - 1), { maxLength: 3 }),
  attempts: fc.array(fc.tuple(fc.nat(season), fc.integer({ min: 1, max: 10 })), { maxLength: 30 }),
});

/** The nights that are left when nobody can book any more, whatever they try. */
function unsold(house: House, { fillsGaps }: { readonly fillsGaps: boolean }): CalendarDate[] {
  const { nightsBetween } = house;
  const day = (days: number): CalendarDate => addDays(today, days);
  const calendar = { periods: periodsByDate(periodsOf(house), { from: day(-9), to: day(season + 99) }) };
  const rules = {
    ...usualStayRules,
    ...{ minimumNights: house.minimumNights, maximumNights: house.minimumNights + house.more, nightsBetween },
  };
  const facts = { calendar, rules, today, earliest: today };
  const taken = new Set<CalendarDate>();
  // The house closes after the season, so that its end is one of a gap.
  const isShut = (night: CalendarDate): boolean =>
    night < today ||
    night >= day(season) ||
    house.closed.some((each) => day(each) === night) ||
    Array.from({ length: 2 * nightsBetween + 1 }, (_, index) => addDays(night, index - nightsBetween)).some(
      (near) => taken.has(near),
    );
  const book = (stay: Stay): void => {
    if (nightsOf(stay).some(isShut)) return;
    const fillsGap = fillsGaps && isBelowMinimum(stay, facts) && nightsAround(stay).every(isShut);
    if (brokenRules(stay, { ...facts, fillsGap }).length > 0) return;
    for (const night of nightsOf(stay)) taken.add(night);
  };
  for (const [first, nights] of house.attempts) book({ checkIn: day(first), checkOut: day(first + nights) });
  // Then guests try every stay there is, the longest first.
  for (let nights = rules.maximumNights; nights > 0; nights -= 1)
    for (let first = 0; first < season; first += 1)
      book({ checkIn: day(first), checkOut: day(first + nights) });
  return nightsOf({ checkIn: today, checkOut: day(season) }).filter((night) => !isShut(night));
}

function periodsOf({ period: [first, length, minimumNights], closed }: House): RatePeriod[] {
  const nothing = { closedToArrival: null, closedToDeparture: null, closed: null, minimumNights: null };
  const one = (id: string, from: number, to: number, sets: Partial<RatePeriod>): RatePeriod => ({
    ...{
      id,
      kind: 'season',
      name: 'A season',
      version: 1,
      prices: noPrices,
      adjustments: noAdjustments,
      createdAt: new Date(0),
    },
    ...{ firstDate: addDays(today, from), lastDate: addDays(today, to), ...nothing, ...sets },
  });
  return [
    one('minimum', first, first + length, { minimumNights }),
    ...closed.map((night) => one(`closed-${night}`, night, night, { closed: true, kind: 'override' })),
  ];
}

describe('the gap rule', () => {
  it('leaves no nights that no rule could sell, whatever is booked in whichever order', () => {
    fc.assert(
      fc.property(anyHouse, (house) => {
        // A season's minimum never exceeds the maximum of all stays.
        fc.pre(house.period[2] <= house.minimumNights + house.more);
        expect(unsold(house, { fillsGaps: true })).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('is what sells them: without it some are left', () => {
    const houses = fc.sample(anyHouse, { numRuns: 200, seed: 7 });
    expect(houses.some((house) => unsold(house, { fillsGaps: false }).length > 0)).toBe(true);
  });
});
