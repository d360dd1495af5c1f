import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { addCents, cents } from '@getaway/kernel/money';
import { quoteRequest } from '../../tests/quote-request.ts';
import { quoteOnWire } from '../pricing/quote-on-wire.rules.ts';
import { quoteStay } from '../pricing/quote.rules.ts';
import { discountTerms, usualStayDiscounts } from '../rates/stay-discounts.rules.ts';
import { billOf } from './bill.rules.ts';

it('has a line for the cleaning fee that was accepted, and none where there is none', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000 }), (dollars) => {
      const cleaningFee = cents(dollars * 100);
      const outcome = quoteStay(quoteRequest({ cleaningFee }));
      if (!outcome.ok) throw new Error(outcome.reason);
      const quote = quoteOnWire(outcome.quote);
      const bill = billOf({ status: 'confirmed', holdExpiresAt: null, quote }, cents(0));
      if (!bill) throw new Error('nothing is charged');
      const { lines, taxes, total } = bill;
      const fees = lines.filter(({ label }) => label === 'Cleaning fee').map(({ amount }) => amount);
      expect(fees).toEqual(dollars > 0 ? [cleaningFee] : []);
      expect(addCents(...[...lines, ...taxes].map(({ amount }) => amount))).toBe(total);
    }),
  );
});

it('has a line for each discount on the nights, and still adds up', () => {
  const set = { ...usualStayDiscounts, longStayPercent: 10, longStayNights: 2, earlyBirdPercent: 15 };
  const terms = discountTerms(
    { ...set, earlyBirdAddsUp: true },
    { bookedOn: calendarDate('2026-01-05'), gap: null },
  );
  const outcome = quoteStay(quoteRequest({ ...(terms && { discountTerms: terms }) }));
  if (!outcome.ok) throw new Error(outcome.reason);
  const quote = quoteOnWire(outcome.quote);
  const bill = billOf({ status: 'confirmed', holdExpiresAt: null, quote }, cents(0));
  const lines = bill?.lines ?? [];
  expect(lines.filter(({ amount }) => amount < 0)).toEqual([
    { label: '10% off for 2 nights or more', amount: -5_500 },
    { label: '15% off for booking at least 90 days before check-in', amount: -8_250 },
  ]);
  expect(addCents(...[...lines, ...(bill?.taxes ?? [])].map(({ amount }) => amount))).toBe(bill?.total);
});
