import { expect, it } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { addCents, centsFromDollars } from '@getaway/kernel/money';
import { exampleQuote } from './example-quote.ts';
import { comparePriceLines, priceLinesOf } from './price-lines.ts';

const night = { date: calendarDate('2027-02-14'), rate: '250.00', surcharge: '200.00', label: 'Sunday' };
const full = exampleQuote({
  nights: [...exampleQuote().nights, night],
  packages: [{ id: 'p1', name: 'Romance Package', price: '349.00' }],
  addOns: [{ id: 'a1', name: 'Roses', price: '85.50' }],
  discount: '50.00',
  promo: { code: 'SPRING', name: 'Spring', discountType: 'fixed', discountValue: '50.00' },
  cardFeeRate: 0.025,
  cardFee: '34.86',
  taxRate: 0.0825,
  tax: '117.93',
  total: '1547.29',
});

it('lists nights by date, extras, fees, the discount, and the rates of card fee and tax', () => {
  expect(priceLinesOf(full).map(({ label, amount }) => `${label}: ${amount}`)).toEqual([
    'Sat, Feb 13: 400.00',
    'Sun, Feb 14: 450.00',
    'Romance Package: 349.00',
    'Roses: 85.50',
    'Cleaning fee: 160.00',
    'Discount SPRING: -50.00',
    'Card fee (2.5%): 34.86',
    'Tax (8.25%): 117.93',
  ]);
});

it.each([
  ['Sunday', 'Sun, Feb 14'],
  ['Weekday', 'Sun, Feb 14'],
  ['Sunday, Valentine’s Day', 'Sun, Feb 14 · Valentine’s Day'],
  ['Weekday, Ski', 'Sun, Feb 14 · Ski'],
  ['Summer', 'Sun, Feb 14 · Summer'],
])('says of a night at the rate %s what its day does not say', (label, expected) => {
  expect(priceLinesOf(exampleQuote({ nights: [{ ...night, label }] }))[0]?.label).toBe(expected);
});

it('has lines that add up to the total', () => {
  for (const quote of [exampleQuote(), full]) {
    const sum = addCents(...priceLinesOf(quote).map(({ amount }) => centsFromDollars(amount)));
    expect(sum).toBe(centsFromDollars(quote.total));
  }
});

it('has no line for a cleaning fee that the house does not take', () => {
  const labels = priceLinesOf(exampleQuote({ cleaningFee: '0.00' })).map(({ label }) => label);
  expect(labels).not.toContain('Cleaning fee');
});

it('compares two prices line by line, with new and removed lines in their places', () => {
  const earlier = { ...night, date: calendarDate('2027-02-12') };
  const changed = { ...exampleQuote({ tax: '42.00' }), nights: [earlier, ...exampleQuote().nights] };
  expect(
    comparePriceLines(full, changed).map(({ key, accepted, changed: to }) => [key, accepted, to]),
  ).toEqual([
    ['night 2027-02-12', null, '450.00'],
    ['night 2027-02-13', '400.00', '400.00'],
    ['night 2027-02-14', '450.00', null],
    ['package p1', '349.00', null],
    ['add-on a1', '85.50', null],
    ['cleaning-fee', '160.00', '160.00'],
    ['discount', '-50.00', null],
    ['card-fee', '34.86', null],
    ['tax', '117.93', '42.00'],
  ]);
});

it('has what is taken off the nights below them, and compares it by its kind', () => {
  const off = (percent: number, amount: string) => ({
    stayDiscounts: [{ kind: 'long-stay', label: `${percent}% off for 7 nights or more`, percent, amount }],
  });
  const [before, after] = [exampleQuote(off(10, '40.00')), exampleQuote(off(10, '80.00'))];
  expect(priceLinesOf(before)[1]).toMatchObject({ label: '10% off for 7 nights or more', amount: '-40.00' });
  const compared = comparePriceLines(before, after);
  expect(compared.find(({ key }) => key === 'stay-discount long-stay')).toMatchObject({
    accepted: '-40.00',
    changed: '-80.00',
  });
  expect(compared.findIndex(({ key }) => key.startsWith('stay-discount'))).toBe(1);
});
