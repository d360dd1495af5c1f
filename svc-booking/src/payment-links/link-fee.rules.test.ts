import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { addCents, cents, subtractCents, zeroCents } from '@getaway/kernel/money';
import { openPromo } from '../../tests/open-promo.ts';
import type { AcceptedLines } from '../pricing/amend-stay.rules.ts';
import { addUpAccepted } from '../pricing/add-up-accepted.rules.ts';
import { priceBalance } from './link-fee.rules.ts';

/** Of the examples in docs/pricing.md. */
const usualRate = 250;
const rates = fc.integer({ min: 0, max: 1_000 });
const accepted: fc.Arbitrary<AcceptedLines> = fc
  .record({
    night: fc.integer({ min: 0, max: 500_000 }),
    extra: fc.integer({ min: 0, max: 100_000 }),
    discount: fc.integer({ min: 0, max: 10_000 }),
    tax: fc.integer({ min: 0, max: 2_500 }),
    cleaning: fc.integer({ min: 0, max: 2_000 }),
  })
  .map(({ night, extra, discount, tax, cleaning }) => ({
    nights: [
      {
        date: calendarDate('2027-03-02'),
        rate: cents(night),
        surcharge: zeroCents,
        label: 'Weekday',
      },
    ],
    addOns: [{ id: 'a', name: 'a', price: cents(extra) }],
    packages: [],
    cleaningFee: cents(cleaning * 100),
    cardFeeTenThousandths: 0,
    taxTenThousandths: tax,
    promo: { ...openPromo, discountType: 'fixed', amount: cents(discount) },
    former: { nights: [], addOns: [], packages: [] },
  }));
const part = fc.double({ min: 0, max: 1, noNaN: true });

describe('the card fee on a balance', () => {
  it('of the whole total is exactly the card price of the booking', () => {
    fc.assert(
      fc.property(accepted, rates, (lines, rate) => {
        const { total } = addUpAccepted(lines);
        const byCard = addUpAccepted({ ...lines, cardFeeTenThousandths: rate });
        expect(priceBalance(lines, total, rate).priced.total).toBe(byCard.total);
        expect(priceBalance(lines, total, rate).priced.cardFee).toBe(byCard.cardFee);
      }),
    );
  });

  it('is never more than that of the whole booking, however many parts it is paid in', () => {
    fc.assert(
      fc.property(accepted, rates, fc.array(part, { minLength: 1, maxLength: 5 }), (lines, rate, parts) => {
        const most = addUpAccepted({ ...lines, cardFeeTenThousandths: rate }).cardFee;
        let now = lines;
        for (const share of parts) {
          const { total } = addUpAccepted(now);
          const { cardFee } = priceBalance(now, cents(Math.round(total * share)), rate);
          expect(cardFee).toBeGreaterThanOrEqual(0);
          now = { ...now, linkCardFee: addCents(now.linkCardFee ?? zeroCents, cardFee) };
        }
        expect(now.linkCardFee ?? 0).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('changes the price by the fee and its tax alone', () => {
    fc.assert(
      fc.property(accepted, rates, part, (lines, rate, share) => {
        const before = addUpAccepted(lines);
        const { priced, cardFee } = priceBalance(lines, cents(Math.round(before.total * share)), rate);
        expect(priced).toMatchObject({ subtotal: before.subtotal, discount: before.discount });
        expect(subtractCents(priced.cardFee, before.cardFee)).toBe(cardFee);
        const tax = subtractCents(priced.tax, before.tax);
        expect(subtractCents(priced.total, before.total)).toBe(addCents(cardFee, tax));
      }),
    );
  });

  it('is none where the balance includes it, and none without a balance', () => {
    fc.assert(
      fc.property(accepted, rates, part, (lines, rate, share) => {
        const byCard = { ...lines, cardFeeTenThousandths: rate };
        const { total } = addUpAccepted(byCard);
        const { priced, cardFee } = priceBalance(byCard, cents(Math.round(total * share)), rate);
        expect([priced.total, cardFee]).toEqual([total, 0]);
        expect(priceBalance(lines, zeroCents, rate).cardFee).toBe(0);
        expect(priceBalance(lines, cents(-500), rate).cardFee).toBe(0);
      }),
    );
  });
});

it('matches the examples in docs/pricing.md', () => {
  const weekend: AcceptedLines = {
    nights: [
      { date: calendarDate('2027-03-05'), rate: cents(250_00), surcharge: zeroCents, label: 'Friday' },
      { date: calendarDate('2027-03-06'), rate: cents(300_00), surcharge: zeroCents, label: 'Saturday' },
    ],
    addOns: [],
    packages: [],
    cleaningFee: cents(160_00),
    cardFeeTenThousandths: 0,
    taxTenThousandths: 700,
    promo: undefined,
    former: { nights: [], addOns: [], packages: [] },
  };
  const page = readFileSync(new URL('../../../docs/pricing.md', import.meta.url), 'utf8');
  const [, section = ''] = page.split('## What a payment link charges');
  const rows = section
    .split('\n')
    .filter((line) => /^\|.*\d\.\d\d/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(2, -1)
        .map((cell) => cents(Math.round(Number(cell) * 100))),
    );
  expect(rows).toHaveLength(2);
  for (const row of rows) {
    const [balance = zeroCents] = row;
    const { priced, cardFee } = priceBalance(weekend, balance, usualRate);
    const tax = subtractCents(priced.tax, addUpAccepted(weekend).tax);
    expect(row).toEqual([balance, cardFee, tax, addCents(balance, cardFee, tax), priced.total]);
  }
});
