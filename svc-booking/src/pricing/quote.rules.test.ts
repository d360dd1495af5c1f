import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '@getaway/kernel/calendar-date';
import { cents } from '@getaway/kernel/money';
import { cleaningFeeCents } from '@getaway/kernel/money-rules';
import type { PromoCode } from '../promo-codes/promo-code.rules.ts';
import { promoRefusal } from '../promo-codes/promo-code.rules.ts';
import { openPromo } from '../../tests/open-promo.ts';
import { quoteRequest } from '../../tests/quote-request.ts';
import { quoteStay, type QuoteRequest } from './quote.rules.ts';

const promo = (overrides: Partial<PromoCode> = {}): PromoCode =>
  ({
    ...openPromo,
    code: 'ESCAPE',
    name: 'Escape',
    discountType: 'fixed',
    amount: cents(5_000),
    ...overrides,
  }) as PromoCode;

function priced(overrides: Partial<QuoteRequest>) {
  const outcome = quoteStay(quoteRequest(overrides));
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.quote;
}

describe('a quote', () => {
  it('adds nights, fee, card surcharge and tax in that order', () => {
    // Friday 250 + Saturday 300 + cleaning 160 = 710; card 2.5% = 17.75; tax 7% of 727.75 = 50.94.
    expect(priced({})).toMatchObject({
      nightsTotal: 55_000,
      subtotal: 71_000,
      cardFee: 1_775,
      tax: 5_094,
      total: 77_869,
    });
  });

  it('charges more around Valentine’s Day', () => {
    const nights = priced({
      stay: { checkIn: calendarDate('2027-02-12'), checkOut: calendarDate('2027-02-17') },
    }).nights.map(({ date, rate, surcharge }) => [date, rate + surcharge]);
    expect(nights).toEqual([
      ['2027-02-12', 25_000],
      ['2027-02-13', 40_000],
      ['2027-02-14', 45_000],
      ['2027-02-15', 30_000],
      ['2027-02-16', 20_000],
    ]);
  });

  it('says nothing of Valentine’s Day in a house that charges no more', () => {
    const zero = { valentineSurcharge: cents(0), valentineAdjacentSurcharge: cents(0) };
    const { nights } = priced({
      stay: { checkIn: calendarDate('2027-02-13'), checkOut: calendarDate('2027-02-16') },
      rates: { ...quoteRequest({}).rates, ...zero },
    });
    expect(nights.map(({ label }) => label)).toEqual(['Saturday', 'Sunday', 'Weekday']);
  });

  it('adds no card fee unless the guest pays by card', () => {
    expect(priced({ paymentMethod: 'alternative' })).toMatchObject({ cardFee: 0, tax: 4_970, total: 75_970 });
  });

  it('has no cleaning fee in a house without one', () => {
    // 550 without a fee; card 2.5% = 13.75; tax 7% of 563.75 = 39.46.
    expect(priced({ cleaningFee: cents(0) })).toMatchObject({
      ...{ cleaningFee: 0, subtotal: 55_000, cardFee: 1_375, tax: 3_946, total: 60_321 },
    });
  });

  it('caps a fixed discount at the subtotal', () => {
    expect(priced({ promo: promo({ amount: cents(9_999_900) }) })).toMatchObject({
      discount: 71_000,
      cardFee: 0,
      tax: 0,
      total: 0,
    });
  });

  it('refuses a service that a chosen package includes', () => {
    const massage = { id: 'massage', name: 'Massage', price: cents(100) };
    const bundle = { id: 'bundle', name: 'Bundle', price: cents(200), serviceIds: ['massage'] };
    expect(quoteStay(quoteRequest({ addOns: [massage], packages: [bundle] }))).toEqual({
      ok: false,
      reason: 'included-in-package',
      serviceId: 'massage',
    });
  });

  it('matches slow decimal arithmetic, and its lines add up to the total', () => {
    // Any day of several years, and often one around a leap day, a change of clocks or New Year.
    const arrivals = fc.oneof(
      fc.integer({ min: 0, max: 900 }).map((days) => addDays(calendarDate('2027-01-01'), days)),
      fc.constantFrom('2028-02-27', '2027-03-13', '2027-11-06', '2027-12-30', '2028-02-12').map(calendarDate),
    );
    const stays = fc
      .tuple(arrivals, fc.integer({ min: 1, max: 30 }))
      .map(([checkIn, nights]) => ({ checkIn, checkOut: addDays(checkIn, nights) }));
    const services = fc.array(
      fc
        .integer({ min: 0, max: 200_000 })
        .map((price) => ({ id: 'service', name: 'Service', price: cents(price) })),
      { maxLength: 5 },
    );
    const discounts = fc.oneof(
      fc.constant(undefined),
      fc
        .integer({ min: 0, max: 300_000 })
        .map((amount) => promo({ discountType: 'fixed', amount: cents(amount) })),
      fc
        .integer({ min: 0, max: 10_000 })
        .map((tenThousandths) => promo({ discountType: 'percentage', tenThousandths })),
    );
    fc.assert(
      fc.property(
        stays,
        services,
        services,
        discounts,
        fc.integer({ min: 0, max: 3_000 }),
        fc.option(fc.integer({ min: 0, max: 1_000 }), { nil: undefined }),
        fc.integer({ min: 0, max: 2_000 }),
        (stay, addOns, bundles, code, tax, cardFee, cleaning) => {
          const cleaningFee = cleaningFeeCents({ cleaningFee: cleaning });
          const quote = priced({
            stay,
            addOns,
            packages: bundles.map((bundle) => ({ ...bundle, serviceIds: [] })),
            promo: code,
            cleaningFee,
            taxTenThousandths: tax,
            cardFeeTenThousandths: cardFee ?? 250,
            paymentMethod: cardFee === undefined ? 'alternative' : 'card',
          });
          const slow = slowTotal({
            stay,
            addOns: [...addOns, ...bundles].map(({ price }) => price),
            code,
            tax,
            cardFee: cardFee ?? 0,
            cleaningFee,
          });
          if (!cardFee) expect(quote.cardFee).toBe(0);
          expect(quote.total).toBe(slow);
          expect(quote.cleaningFee).toBe(cleaning * 100);
          expect(quote.subtotal - quote.discount + quote.cardFee + quote.tax).toBe(quote.total);
          expect(quote.nights.every(({ rate, surcharge }) => rate + surcharge >= 20_000)).toBe(true);
        },
      ),
      { numRuns: 10_000 },
    );
  });
});

/**
 * The same price computed from the spec: Date for weekdays, exact fractions in BigInt, rounded half up
 * manually.
 */
function slowTotal(input: {
  stay: QuoteRequest['stay'];
  addOns: readonly number[];
  code: PromoCode | undefined;
  tax: number;
  cardFee: number;
  cleaningFee: number;
}): number {
  let sum = BigInt(input.cleaningFee) + input.addOns.reduce((total, price) => total + BigInt(price), 0n);
  for (
    let day = new Date(`${input.stay.checkIn}T12:00:00Z`);
    day.toISOString().slice(0, 10) < input.stay.checkOut;
  ) {
    const weekday = day.toUTCString().slice(0, 3);
    sum += { Sun: 25_000n, Fri: 25_000n, Sat: 30_000n }[weekday] ?? 20_000n;
    const date = day.toISOString().slice(5, 10);
    sum += { '02-14': 20_000n, '02-13': 10_000n, '02-15': 10_000n }[date] ?? 0n;
    day = new Date(day.getTime() + 86_400_000);
  }
  const share = (amount: bigint, of: bigint): bigint => (amount * of * 2n + 10_000n) / 20_000n;
  let discount = 0n;
  if (input.code?.discountType === 'fixed') discount = BigInt(input.code.amount);
  if (input.code?.discountType === 'percentage') discount = share(sum, BigInt(input.code.tenThousandths));
  if (discount > sum) discount = sum;
  const discounted = sum - discount;
  const fee = share(discounted, BigInt(input.cardFee));
  return Number(discounted + fee + share(discounted + fee, BigInt(input.tax)));
}

describe('a promotion code', () => {
  const now = new Date('2027-01-01T00:00:00Z');
  const weekdays = { checkIn: calendarDate('2027-03-01'), checkOut: calendarDate('2027-03-05') };
  const overFriday = { checkIn: calendarDate('2027-03-01'), checkOut: calendarDate('2027-03-06') };

  it.each([
    ['unknown', undefined],
    ['inactive', promo({ isActive: false })],
    ['expired', promo({ expiresAt: now })],
    ['used-up', promo({ maxUses: 1, uses: 1 })],
  ] as const)('is refused as %s', (reason, code) => {
    expect(promoRefusal(code, { now })).toBe(reason);
  });

  it('with the weekday rule is valid only for Monday to Thursday nights', () => {
    const code = promo({ weekdaysOnly: true });
    expect(promoRefusal(code, { stay: weekdays, now })).toBeUndefined();
    expect(promoRefusal(code, { stay: overFriday, now })).toBe('weekdays-only');
    expect(promoRefusal(code, { now })).toBeUndefined();
  });

  it('ignores the use of the booking that asks', () => {
    expect(promoRefusal(promo({ maxUses: 1, uses: 1 }), { now, alreadyCounted: true })).toBeUndefined();
  });
});
