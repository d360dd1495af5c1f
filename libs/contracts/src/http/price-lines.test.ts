import { expect, it } from 'vitest';
import { addCents, centsFromDollars } from '@getaway/kernel/money';
import { calendarDate } from '@getaway/kernel/calendar-date';
import type { Quote } from './quote.ts';
import { quoteLines } from './price-lines.ts';

const byCard: Quote = {
  nights: [{ date: calendarDate('2027-03-05'), rate: '250.00', surcharge: '0.00', label: 'Friday' }],
  nightsTotal: '250.00',
  addOns: [{ id: 'a1', name: 'Roses', price: '85.50' }],
  addOnsTotal: '85.50',
  packages: [{ id: 'p1', name: 'Romance Package', price: '349.00' }],
  packagesTotal: '349.00',
  cleaningFee: '160.00',
  subtotal: '844.50',
  discount: '50.00',
  cardFeeRate: 0.025,
  cardFee: '19.86',
  taxRate: 0.07,
  tax: '57.01',
  total: '871.37',
};

it.each([
  ['with a card fee', byCard],
  [
    'with discounts on the nights',
    {
      ...byCard,
      stayDiscounts: [
        { kind: 'long-stay', label: '10% off for 7 nights or more', percent: 10, amount: '25.00' },
      ],
      ...{ subtotal: '819.50', cardFee: '19.24', tax: '55.21', total: '843.95' },
    },
  ],
  ['without one', { ...byCard, cardFee: '0.00', tax: '55.62', total: '850.12' }],
])('has lines that add up to the total beside them, %s', (_, quote) => {
  const lines = quoteLines(quote);
  const [total] = lines.filter(({ isStrong }) => isStrong);
  const others = lines.filter((line) => line !== total).map(({ amount }) => centsFromDollars(amount));
  expect(addCents(...others)).toBe(centsFromDollars(total?.amount ?? ''));
  expect(lines.some(({ label }) => label === 'Card fee')).toBe(Number(quote.cardFee) > 0);
});
