import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '@getaway/kernel/calendar-date';
import { calendarMonth, monthOf, monthsFrom } from '@getaway/kernel/calendar-month';
import { addCents, cents } from '@getaway/kernel/money';
import { nightsOf } from '@getaway/kernel/stay';
import { occupancyReport, type UsedNight } from './occupancy.rules.ts';
import { revenueReport } from './revenue-report.rules.ts';

const months = monthsFrom(calendarMonth('2027-11'), calendarMonth('2028-03'));
const none = { bookingId: null, bookingReference: null, guestName: null, price: null };

/** Each night of the months is open or has one use. */
const used: fc.Arbitrary<UsedNight[]> = fc
  .array(fc.constantFrom('open', 'booked', 'blocked', 'elsewhere'), { minLength: 152, maxLength: 152 })
  .chain((uses) =>
    fc.array(fc.nat(90_000), { minLength: 152, maxLength: 152 }).map((prices) =>
      uses.flatMap((use, index): UsedNight[] => {
        const date = addDays(calendarDate('2027-11-01'), index);
        if (use === 'open') return [];
        if (use === 'booked') return [{ ...none, date, use, price: cents(prices[index] ?? 0) }];
        return [{ ...none, date, use: use === 'blocked' ? 'blocked' : 'elsewhere' }];
      }),
    ),
  );

describe('the occupancy report', () => {
  it('has months that add up to the total, and each figure is the sum of its nights', () => {
    fc.assert(
      fc.property(used, (nights) => {
        const { rows, total } = occupancyReport(months, nights);
        for (const figure of ['nights', 'blocked', 'elsewhere', 'bookable', 'booked', 'revenue'] as const)
          expect(rows.reduce((sum, row) => sum + row[figure], 0)).toBe(total[figure]);
        for (const row of rows) {
          const own = nights.filter(({ date, use }) => use === 'booked' && monthOf(date) === row.month);
          expect(row.booked).toBe(own.length);
          expect(row.revenue).toBe(addCents(...own.map(({ price }) => price ?? cents(0))));
          expect(row.bookable).toBe(row.nights - row.blocked - row.elsewhere);
          expect(row.booked).toBeLessThanOrEqual(row.bookable);
        }
      }),
    );
  });

  it('counts a stay over the end of a month, and of February in a leap year, by its nights', () => {
    const stay = { checkIn: calendarDate('2028-02-28'), checkOut: calendarDate('2028-03-03') };
    const nights = nightsOf(stay).map((date): UsedNight => ({
      ...none,
      date,
      use: 'booked',
      price: cents(20_000),
    }));
    const { rows, total } = occupancyReport(months, nights);
    expect(rows.map(({ month, nights: all, booked }) => [month, all, booked])).toEqual([
      ['2027-11', 30, 0],
      ['2027-12', 31, 0],
      ['2028-01', 31, 0],
      ['2028-02', 29, 2],
      ['2028-03', 31, 2],
    ]);
    expect(total).toMatchObject({ nights: 152, booked: 4, revenue: 80_000, averageRate: 20_000 });
    expect(total.revenuePerNight).toBe(526);
    expect(total.occupancy).toBe(0.0263);
  });

  it('has no rates without nights', () => {
    const month = calendarMonth('2028-02');
    const blocked = Array.from({ length: 29 }, (_, index): UsedNight => ({
      ...none,
      date: addDays(calendarDate('2028-02-01'), index),
      use: 'blocked',
    }));
    const [row] = occupancyReport([month], blocked).rows;
    expect(row).toMatchObject({ bookable: 0, occupancy: null, averageRate: null, revenuePerNight: null });
  });
});

describe('the revenue report', () => {
  it('has months that are the sums of their entries, and a total that is the sum of its months', () => {
    const sum = fc.record({
      month: fc.constantFrom(...months),
      kind: fc.constantFrom('payment', 'refund', 'chargeback', 'chargeback_reversal'),
      amount: fc.integer({ min: -500_000, max: 500_000 }).map(cents),
      entries: fc.nat(9),
    });
    fc.assert(
      fc.property(fc.array(sum, { maxLength: 40 }), (sums) => {
        const { rows, total } = revenueReport(months, sums);
        expect(rows.map(({ month }) => month)).toEqual(months);
        for (const figure of ['received', 'returned', 'net', 'entries'] as const)
          expect(rows.reduce((added, row) => added + row[figure], 0)).toBe(total[figure]);
        expect(total.net).toBe(addCents(...sums.map(({ amount }) => amount)));
      }),
    );
  });
});
