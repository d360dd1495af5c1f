import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { addCents, centsFromDollars } from '@getaway/kernel/money';
import { adjustmentOf } from '@getaway/kernel/price-adjustment';
import { nightsOf } from '@getaway/kernel/stay';
import { quoteRequest } from '../../tests/quote-request.ts';
import { adjustmentFromWire } from './adjustment.rules.ts';
import { brokenRules } from './broken-rules.rules.ts';
import { priceNight } from './price-night.rules.ts';
import { periodsByDate } from './rate-calendar.rules.ts';
import { noPrices, type RatePeriod } from './rate-period.rules.ts';
import { usualStayRules } from './stay-rules.rules.ts';

const page = readFileSync(new URL('../../../docs/pricing.md', import.meta.url), 'utf8');
const section = page.split('## Seasons, overrides, and holidays')[1]?.split('\n## ')[0] ?? '';
const [periodRows = [], stayRows = []] = section
  .split('\n\n')
  .filter((part) => part.startsWith('|'))
  .map(rowsOf);
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const calendar = {
  ...quoteRequest().rates,
  periods: periodsByDate(
    periodRows.map((row, index) => periodOf(row, index)),
    { from: calendarDate('2027-01-01'), to: calendarDate('2027-12-31') },
  ),
};

describe('docs/pricing.md on seasons, overrides, and holidays', () => {
  it('has nineteen worked examples', () => {
    expect(periodRows).toHaveLength(17);
    expect(stayRows).toHaveLength(19);
  });

  it.each(stayRows)('prices and refuses: %s', (_what, checkIn = '', checkOut = '', prices, refusal) => {
    const stay = { checkIn: calendarDate(checkIn), checkOut: calendarDate(checkOut) };
    const today = calendarDate('2027-01-15');
    const nights = nightsOf(stay).map((night) => {
      const { rate, surcharge } = priceNight(night, calendar);
      return addCents(rate, surcharge) / 100;
    });
    expect(nights.join(', ')).toBe(prices);
    const facts = { calendar, rules: usualStayRules, today, earliest: today };
    const [broken] = brokenRules(stay, facts);
    expect(broken?.message ?? '–').toBe(refusal);
  });
});

function periodOf(row: string[], index: number): RatePeriod {
  const [kind = '', name = '', firstDate = '', lastDate = '', sets = ''] = row;
  const price = (day: string) => /(?:every day|DAY) (\d+\.\d\d)/.exec(sets.replace(day, 'DAY'))?.[1];
  const adjustment = (day: string) => {
    const [, text = ''] = /(?:every day|DAY) ([+−][\d.]+%?)/.exec(sets.replace(day, 'DAY')) ?? [];
    return adjustmentOf(text);
  };
  const minimum = /minimum (\d+)/.exec(sets)?.[1];
  return {
    ...{ id: String(index), kind: kind as RatePeriod['kind'], version: 1, createdAt: new Date(index) },
    name: name === '' ? null : name,
    firstDate: calendarDate(firstDate),
    lastDate: calendarDate(lastDate),
    prices:
      kind === 'holiday'
        ? noPrices
        : weekdays.map((day) => {
            const amount = price(day);
            return amount === undefined ? null : centsFromDollars(amount);
          }),
    adjustments: weekdays.map((day) => {
      const set = adjustment(day);
      return set ? adjustmentFromWire(set) : null;
    }),
    minimumNights: minimum === undefined ? null : Number(minimum),
    closedToArrival: sets.includes('no check-in') ? true : sets.includes('check-in') ? false : null,
    closedToDeparture: sets.includes('no check-out') ? true : null,
    closed: sets.includes('closed') ? true : null,
  };
}

function rowsOf(table: string): string[][] {
  return table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}
