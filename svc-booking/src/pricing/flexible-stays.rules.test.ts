import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDate, daysBetween, weekdayOf } from '@getaway/kernel/calendar-date';
import { calendarMonth, monthOf } from '@getaway/kernel/calendar-month';
import { cents } from '@getaway/kernel/money';
import { nightsOf, stayLimits, type Stay } from '@getaway/kernel/stay';
import { quoteRequest } from '../../tests/quote-request.ts';
import { checkStay } from '../availability/stay-dates.rules.ts';
import {
  availableStays,
  cheapestPerWeek,
  monthFault,
  type FlexibleFacts,
  type FlexibleSearch,
} from './flexible-stays.rules.ts';
import { quoteStay } from './quote.rules.ts';

const today = calendarDate('2027-04-10');
const noNights: FlexibleFacts = { unavailable: new Set(), today };

const priced = (stay: Stay) => {
  const outcome = quoteStay(quoteRequest({ stay }));
  if (!outcome.ok) throw new Error(outcome.reason);
  return { stay, total: outcome.quote.total };
};
const find = (search: FlexibleSearch, facts = noNights, most = 6) =>
  cheapestPerWeek(availableStays(search, facts).map(priced), most);
const inWords = ({ stay, total }: ReturnType<typeof priced>) => `${stay.checkIn} ${stay.checkOut} ${total}`;

describe('flexible stays', () => {
  it('are the cheapest of each week of the month, the cheapest first', () => {
    const facts = { today, unavailable: new Set([calendarDate('2027-05-14')]) };
    expect(find({ nights: 2, when: 'weekend', month: calendarMonth('2027-05') }, facts).map(inWords)).toEqual(
      [
        // Thursday and Friday, but for the week whose Friday is taken, and the one whose Thursday is in April.
        '2027-05-06 2027-05-08 66902',
        '2027-05-20 2027-05-22 66902',
        '2027-05-27 2027-05-29 66902',
        '2027-05-01 2027-05-03 77869',
        '2027-05-15 2027-05-17 77869',
      ],
    );
  });

  it('begin in the month that was asked for, and may end in the next', () => {
    const may = find({ nights: 7, when: 'any', month: calendarMonth('2027-05') }, noNights, 9);
    expect(may.at(-1)?.stay.checkIn.slice(0, 7)).toBe('2027-05');
    expect(may.map(({ stay }) => monthOf(stay.checkOut))).toContain('2027-06');
  });

  it('of six nights are never on weekdays alone', () => {
    expect(find({ nights: 5, when: 'weekdays' })).toHaveLength(6);
    expect(find({ nights: 6, when: 'weekdays' })).toEqual([]);
  });

  it('are none in a month without an available night', () => {
    const days = Array.from({ length: 40 }, (_, day) => addDays(calendarDate('2027-05-01'), day));
    const facts = { today, unavailable: new Set(days) };
    expect(find({ nights: 1, when: 'any', month: calendarMonth('2027-05') }, facts)).toEqual([]);
  });

  it('name the months in which stays can begin', () => {
    expect(monthFault(undefined, today)).toBeUndefined();
    expect(monthFault(calendarMonth('2027-04'), today)).toBeUndefined();
    expect(monthFault(calendarMonth('2029-04'), today)).toBeUndefined();
    const refusal = 'Must be a month from 2027-04 to 2029-04';
    expect(monthFault(calendarMonth('2027-03'), today)).toBe(refusal);
    expect(monthFault(calendarMonth('2029-05'), today)).toBe(refusal);
  });
});

describe('any flexible search', () => {
  const searches = fc.record({
    nights: fc.integer({ min: 1, max: 7 }),
    when: fc.constantFrom('any' as const, 'weekend' as const, 'weekdays' as const),
    month: fc.option(
      fc.integer({ min: 0, max: 730 }).map((day) => monthOf(addDays(today, day))),
      { nil: undefined },
    ),
  });
  // Runs of taken nights, as bookings are: single ones would leave no long stay.
  const taken = fc
    .array(fc.tuple(fc.integer({ min: -5, max: 740 }), fc.integer({ min: 1, max: 40 })), { maxLength: 60 })
    .map(
      (runs) =>
        new Set(
          runs.flatMap(([from, length]) =>
            Array.from({ length }, (_, night) => addDays(today, from + night)),
          ),
        ),
    );
  const most = fc.integer({ min: 1, max: 8 });

  /** By the definition, without a month's bounds: every day of three years is tried. */
  const allStays = ({ nights, when, month }: FlexibleSearch, { unavailable }: FlexibleFacts) =>
    Array.from({ length: 1_100 }, (_, day) => addDays(today, day - 180)).flatMap((checkIn) => {
      const checked = checkStay({ checkInDate: checkIn, checkOutDate: addDays(checkIn, nights) }, today);
      if (!checked.ok || (month !== undefined && !checkIn.startsWith(month))) return [];
      const its = nightsOf(checked.stay);
      const hasWeekend = its.some((night) => [5, 6].includes(weekdayOf(night)));
      if (when !== 'any' && hasWeekend !== (when === 'weekend')) return [];
      return its.some((night) => unavailable.has(night)) ? [] : [checked.stay];
    });

  it('finds exactly the stays that can be booked', () => {
    fc.assert(
      fc.property(searches, taken, (search, unavailable) => {
        const facts = { unavailable, today };
        expect(availableStays(search, facts)).toEqual(allStays(search, facts));
      }),
      { numRuns: 60 },
    );
  });

  it('answers with the cheapest of each week, in order, and nothing cheaper is left out', () => {
    fc.assert(
      fc.property(searches, taken, most, (search, unavailable, limit) => {
        const facts = { unavailable, today };
        const found = find(search, facts, limit);
        const all = allStays(search, facts).map(priced);
        const weekOf = ({ stay }: { stay: Stay }) =>
          Math.floor(daysBetween(calendarDate('2024-01-01'), stay.checkIn) / 7);
        const lowest = new Map<number, number>();
        for (const one of all)
          lowest.set(weekOf(one), Math.min(one.total, lowest.get(weekOf(one)) ?? Infinity));
        expect(new Set(found.map(weekOf)).size).toBe(found.length);
        expect(found.length).toBe(Math.min(limit, lowest.size));
        expect(found.map(({ total }) => total)).toEqual(
          [...lowest.values()].toSorted((a, b) => a - b).slice(0, limit),
        );
        for (const one of found) expect(one.total).toBe(lowest.get(weekOf(one)));
      }),
      { numRuns: 60 },
    );
  });

  it('prefers the earlier of two stays at one price', () => {
    const stay = (checkIn: string) => ({
      stay: { checkIn: calendarDate(checkIn), checkOut: addDays(calendarDate(checkIn), 1) },
      total: cents(100),
    });
    const days = ['2027-05-12', '2027-05-05', '2027-05-04'];
    expect(cheapestPerWeek(days.map(stay), 6).map((one) => one.stay.checkIn)).toEqual([
      '2027-05-04',
      '2027-05-12',
    ]);
  });

  it('reaches the last night that can be booked, and not further', () => {
    const end = addDays(today, stayLimits.maxDaysAhead);
    expect(availableStays({ nights: 3, when: 'any' }, noNights).at(-1)?.checkOut).toBe(end);
    expect(availableStays({ nights: 3, when: 'any', month: monthOf(end) }, noNights).at(-1)?.checkOut).toBe(
      end,
    );
  });
});
