import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, calendarDate } from '@getaway/kernel/calendar-date';
import { noAdjustments } from './adjustment.rules.ts';
import { periodsNextYear } from './next-year.rules.ts';
import { inPrecedence, noPrices, type RatePeriod } from './rate-period.rules.ts';

function period(different: Partial<RatePeriod> & Pick<RatePeriod, 'id'>): RatePeriod {
  return {
    ...{
      kind: 'season',
      name: 'Summer',
      version: 1,
      prices: noPrices,
      adjustments: noAdjustments,
      minimumNights: 2,
    },
    ...{ closed: null, closedToArrival: null, closedToDeparture: null, createdAt: new Date(0) },
    firstDate: calendarDate('2027-06-01'),
    lastDate: calendarDate('2027-08-31'),
    ...different,
  };
}

const dates = (first: string, last: string) => ({
  firstDate: calendarDate(first),
  lastDate: calendarDate(last),
});

it('moves what begins in a year to the next one, over the turn of the year and leap days', () => {
  const periods = [
    period({ id: 'a' }),
    period({ id: 'b', kind: 'override', name: null, ...dates('2027-12-20', '2028-01-05') }),
    period({ id: 'c', ...dates('2028-02-01', '2028-02-29') }),
    period({ id: 'd', ...dates('2026-06-01', '2026-08-31') }),
  ];
  expect(periodsNextYear(periods, 2027).added).toMatchObject([
    { kind: 'override', ...dates('2028-12-20', '2029-01-05') },
    { name: 'Summer', minimumNights: 2, ...dates('2028-06-01', '2028-08-31') },
  ]);
  expect(periodsNextYear(periods, 2028).added).toMatchObject([dates('2029-02-01', '2029-02-28')]);
  expect(periodsNextYear(periods, 2030)).toEqual({ added: [], skipped: 0 });
});

it('leaves out what is there already, whatever it sets', () => {
  const there = period({ id: 'b', ...dates('2028-06-01', '2028-08-31'), minimumNights: 5 });
  expect(periodsNextYear([period({ id: 'a' }), there], 2027)).toEqual({ added: [], skipped: 1 });
});

const anyPeriod = fc
  .record({
    kind: fc.constantFrom<RatePeriod['kind'][]>('season', 'override', 'holiday'),
    start: fc.integer({ min: 0, max: 700 }),
    nights: fc.integer({ min: 1, max: 60 }),
    createdAt: fc.integer({ min: 0, max: 3 }).map((at) => new Date(at)),
    minimumNights: fc.integer({ min: 1, max: 20 }),
  })
  .map(({ start, nights, ...rest }) => {
    const firstDate = addDays(calendarDate('2025-06-01'), start);
    return period({ id: '', ...rest, firstDate, lastDate: addDays(firstDate, nights - 1) });
  });

it('keeps the order in which they win, and adds nothing the second time', () => {
  fc.assert(
    fc.property(fc.array(anyPeriod, { maxLength: 12 }), (some) => {
      const all = some.map((each, index) => ({ ...each, id: String(index), name: `Named ${index}` }));
      const ofYear = all.filter(({ firstDate }) => firstDate.startsWith('2026'));
      // Neither year has a leap day, which would change a length, and with it the order.
      const { added } = periodsNextYear(all, 2026);
      const stored = added.map((each, index) => ({
        ...{ ...each, id: `later ${index}`, version: 1, createdAt: new Date(10 + index) },
      }));
      const names = (of: readonly RatePeriod[]) => inPrecedence(of).map(({ name }) => name);
      const movedNames = names(stored);
      expect(movedNames).toEqual(names(ofYear).filter((name) => movedNames.includes(name)));
      expect(periodsNextYear([...all, ...stored], 2026).added).toEqual([]);
    }),
  );
});
