import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostRatePeriods } from '@getaway/contracts/http/rates';
import { addDays, calendarDate } from '@getaway/kernel/calendar-date';
import { csvRecord } from '@getaway/kernel/csv';
import { cents } from '@getaway/kernel/money';
import { mendedLine } from '@getaway/kernel/plain-text';
import { adjustmentFromWire, noAdjustments } from '../adjustment.rules.ts';
import type { RatePeriod } from '../rate-period.rules.ts';
import type { ImportPlan } from './plan-import.rules.ts';
import { planFile } from './plan-rate-file.ts';
import { rateColumns } from './rate-columns.ts';

const planOf = (csv: string, existing: readonly RatePeriod[] = [], isMonthFirst = true): ImportPlan =>
  planFile({ csv, isMonthFirst }, existing, 60);

const faultsOf = (...lines: string[]) =>
  planOf(lines.join('\n')).faults.map(({ line, column, message }) => `${line} ${column}: ${message}`);

function fileOf(periods: readonly RatePeriod[]): string {
  const head = csvRecord(rateColumns.map(([title]) => title));
  return head + periods.map((period) => csvRecord(rateColumns.map(([, value]) => value(period)))).join('');
}

const anyPrice = fc
  .integer({ min: 0, max: 10_000_000 })
  .map((price) => ({ price: cents(price), adjustment: null }));
const anyAdjustment = fc
  .record({
    unit: fc.constantFrom('percent' as const, 'dollars' as const),
    hundredths: fc.integer({ min: -9_000, max: 50_000 }),
  })
  .filter(({ hundredths }) => hundredths !== 0)
  .map(({ unit, hundredths }) => {
    const value = unit === 'percent' ? String(hundredths / 100) : (hundredths / 100).toFixed(2);
    return { price: null, adjustment: adjustmentFromWire({ unit, value }) };
  });
const nothing = fc.constant({ price: null, adjustment: null });
const anyNight = fc.oneof(anyPrice, anyAdjustment, nothing);
const anyWeek = fc.oneof(
  fc.array(anyNight, { minLength: 7, maxLength: 7 }),
  anyNight.map((night) => Array.from({ length: 7 }, () => night)),
);

const flag = fc.option(fc.boolean(), { nil: null });
const anyPeriod: fc.Arbitrary<Omit<RatePeriod, 'id'>> = fc
  .record({
    kind: fc.constantFrom('season' as const, 'override' as const),
    name: fc
      .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
      .map((text) => mendedLine(`Days ${text}`)),
    from: fc.integer({ min: 0, max: 2_000 }),
    nights: fc.integer({ min: 0, max: 400 }),
    week: anyWeek,
    minimumNights: fc.integer({ min: 1, max: 60 }),
    closedToArrival: flag,
    closedToDeparture: flag,
    closed: flag,
  })
  .map(({ from, nights, week, ...period }) => {
    const firstDate = addDays(calendarDate('2027-01-01'), from);
    const prices = week.map(({ price }) => price);
    const adjustments = week.map(({ adjustment }) => adjustment);
    return {
      ...period,
      prices,
      adjustments,
      firstDate,
      lastDate: addDays(firstDate, nights),
      version: 1,
      createdAt: new Date(0),
    };
  });

describe('a file with rates', () => {
  it('that was saved and not changed changes nothing, whatever is in it', () => {
    fc.assert(
      fc.property(fc.array(anyPeriod, { maxLength: 20 }), (periods) => {
        const all = periods.map((period, at) => ({ ...period, id: `period-${at}` }));
        expect(planOf(fileOf(all), all)).toEqual({
          ...{ added: [], changed: [], faults: [] },
          unchanged: all.length,
        });
      }),
    );
  });

  it('adds and changes what spreadsheets of people have', () => {
    const known = {
      ...{ id: 'p1', kind: 'season', name: 'Summer', version: 2, createdAt: new Date(0) },
      ...{ firstDate: calendarDate('2027-06-01'), lastDate: calendarDate('2027-08-31') },
      prices: Array.from({ length: 7 }, () => cents(30_000)),
      adjustments: noAdjustments,
      ...{ minimumNights: 2, closedToArrival: null, closedToDeparture: null, closed: null },
    } as const satisfies RatePeriod;
    const { added, changed, faults } = planOf(
      [
        'kind;NAME;First date;Last date;every night;Saturday;Minimum nights;Nights',
        'Season;Summer;6/1/2027;8/31/2027;"$1,250";$1,300.50;2;',
        ';;;;;;;',
        'Override;;2027-07-04;;;;;Closed',
        'holiday;Thanksgiving;11/25/2027;;;;;',
      ].join('\r\n'),
      [known],
    );
    expect(faults).toEqual([]);
    expect(changed).toMatchObject([{ before: known, after: { minimumNights: 2 } }]);
    expect(changed[0]?.after.prices).toEqual([...Array<number>(6).fill(125_000), 130_050]);
    expect(added).toMatchObject([
      { kind: 'override', name: null, firstDate: '2027-07-04', lastDate: '2027-07-04', closed: true },
      { kind: 'holiday', name: 'Thanksgiving', firstDate: '2027-11-25' },
    ]);
  });

  it('says how much more or less a night costs, with a sign', () => {
    const { added, faults } = planOf(
      [
        'Kind,Name,First date,Every night,Friday,Saturday,Sunday',
        `season,Spring,2027-04-01,'+10%,"-$1,020.50",250,−15.5%`,
        "override,,2027-07-04,,,'-20.00,",
      ].join('\n'),
    );
    expect(faults).toEqual([]);
    expect(added[0]?.adjustments).toEqual([...['-15.5%', '+10%', '+10%', '+10%', '+10%', '-1020.50', null]]);
    expect(added[0]?.prices).toEqual([...Array<null>(6).fill(null), 25_000]);
    expect(added[1]?.adjustments[6]).toBe('-20.00');
  });

  it('is refused with a percentage without a sign, or beyond what is possible', () => {
    expect(
      faultsOf(
        'Kind,Name,First date,Every night,Saturday',
        'season,Spring,2027-04-01,10%,-91%',
        'season,Ski,2027-01-01,+1.125,+x',
        'holiday,Easter,2027-03-28,+10%,',
      ),
    ).toEqual([
      '2 Every night: Write +10% for more, or -10% for less',
      '2 Saturday: Can be at most 90% less',
      '3 Every night: Use at most two decimals',
      '3 Saturday: Enter a number, such as 10 or 15.5',
      '4 null: A holiday adds its surcharge and sets no price or rule',
    ]);
  });

  it('is refused with all its faults, each by its line and column', () => {
    expect(
      faultsOf(
        'ID,Kind,Name,First date,Last date,Every night,Saturday,Minimum nights,Check-in,Nights',
        ',week,Ski,2027-02-30,,300,,,,',
        ',season,Ski,2027-03-01,2027-03-10,"1,25",cheap,0,maybe,shut',
        ',season,,2027-03-01,2027-03-10,300,,,,',
        'gone,season,Ski,2027-03-01,2027-03-10,300,,,,',
        ',holiday,Easter,2027-03-28,,300,,,,',
        ',season,Spring,2027-04-10,2027-04-01,300,,,,',
      ),
    ).toEqual([
      '2 Kind: Must be season, override, or holiday',
      '2 First date: Invalid date',
      '3 Check-in: Write yes or no, or leave it empty',
      '3 Nights: Write open or closed, or leave it empty',
      '3 Every night: Use a point for cents, such as 1.25, and no commas',
      '3 Saturday: Enter a number of 0 or more',
      '3 Minimum nights: Must be 1 or more',
      '4 Name: Name is required',
      '5 ID: No dates have this ID. Clear it to add the line as new dates',
      '6 null: A holiday adds its surcharge and sets no price or rule',
      '7 Last date: The last date is before the first date',
    ]);
  });

  it.each([
    ['an unknown column', ['Kind,First date,Satuday'], /^1 Satuday: Not a column/],
    ['a column that is there twice', ['Kind,First date,Kind'], /^1 Kind: The column is there twice/],
    ['no column of dates', ['Kind,Name', 'season,Ski'], /^1 First date: The first line must have/],
    ['nothing in it', [''], /^1 null: The file is empty/],
    ['an open quotation mark', ['Kind,First date', 'season,"2027'], /A quotation mark isn’t closed/],
    ['another kind of file', ['PK\u0003\u0004"x"y"\u0000'], /^1 /],
    [
      'the same dates twice',
      ['Kind,Name,First date,Nights', 'season,Ski,2027-01-01,closed', 'season,Ski,1/1/2027,open'],
      /^3 null: Line 2 is about the same dates/,
    ],
  ])('is refused with %s', (_what, lines, fault) => {
    expect(faultsOf(...lines).join('\n')).toMatch(fault);
  });

  it.each([
    ['more lines than there can be dates', 'Kind,First date\n' + 'x,y\n'.repeat(100_000), 1],
    ['that many lines of one cell', 'Kind,First date\n' + 'x\n'.repeat(200_000), 1],
    ['that many columns', `Kind,First date,${'x,'.repeat(200_000)}`, 1],
    ['a wrong column in each of the most lines', 'Kind,First date\n' + 'x,y\n'.repeat(mostRatePeriods), 201],
    ['a wrong title for each column', `Kind,First date${',x'.repeat(5_000)}`, 201],
    ['a title as long as a line', `Kind,First date,${'x'.repeat(15_000)}`, 1],
  ])('is refused soon, in few words, with %s', (_what, csv, most) => {
    const began = performance.now();
    const { faults } = planOf(csv);
    expect(performance.now() - began).toBeLessThan(1_000);
    expect(faults).toHaveLength(most);
    expect(JSON.stringify(faults).length).toBeLessThan(100_000);
  });

  it('takes no date with slashes where it may be another day', () => {
    const { faults } = planOf('Kind,First date,Nights\noverride,01/06/2027,closed', [], false);
    expect(faults).toEqual([{ line: 2, column: 'First date', message: 'Write the date as 2027-06-01' }]);
  });
});
