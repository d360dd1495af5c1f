import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';
import { addCents, cents, subtractCents, type Cents } from '@getaway/kernel/money';
import { openPromo } from '../../tests/open-promo.ts';
import { amendStay, type AcceptedLines, type Amendment, type CurrentOffer } from './amend-stay.rules.ts';
import type { PromoCode } from '../promo-codes/promo-code.rules.ts';
import { quoteStay, type PaymentMethod, type PricedStay } from './quote.rules.ts';

const price = fc.integer({ min: 0, max: 200_000 }).map(cents);
const rates = fc.record({
  weekday: price,
  fridaySunday: price,
  saturday: price,
  valentineSurcharge: price,
  valentineAdjacentSurcharge: price,
  holidaySurcharge: price,
  periods: fc.constant(new Map<CalendarDate, []>()),
});
const serviceIds = ['a', 'b', 'c', 'd'];
const packageIds = ['x', 'y'];
const offer: fc.Arbitrary<CurrentOffer> = fc
  .record({ rates, prices: fc.array(price, { minLength: 6, maxLength: 6 }) })
  .map(({ rates: current, prices }) => {
    const named = (id: string, index: number) =>
      [id, { id, name: id, price: prices[index] ?? cents(0) }] as const;
    return {
      rates: current,
      services: new Map(serviceIds.map(named)),
      packages: new Map(
        packageIds.map((id, index) => [id, { ...named(id, index + 4)[1], serviceIds: [] }] as const),
      ),
    };
  });
const choice: fc.Arbitrary<Amendment> = fc
  .record({
    from: fc.integer({ min: 0, max: 30 }),
    nights: fc.integer({ min: 1, max: 12 }),
    addOnIds: fc.subarray(serviceIds),
    packageIds: fc.subarray(packageIds),
  })
  .map(({ from, nights, ...extras }) => {
    const checkIn = addDays(calendarDate('2027-02-01'), from);
    return { stay: { checkIn, checkOut: addDays(checkIn, nights) }, ...extras };
  });
const promo: fc.Arbitrary<PromoCode | undefined> = fc.option(
  fc.oneof(
    price.map((amount): PromoCode => ({ ...openPromo, discountType: 'fixed', amount })),
    fc
      .integer({ min: 1, max: 10_000 })
      .map((tenThousandths): PromoCode => ({ ...openPromo, discountType: 'percentage', tenThousandths })),
  ),
  { nil: undefined },
);
interface Terms {
  cleaningFee: Cents;
  promo: PromoCode | undefined;
  paymentMethod: PaymentMethod;
  taxTenThousandths: number;
  cardFeeTenThousandths: number;
}
const terms: fc.Arbitrary<Terms> = fc.record({
  cleaningFee: fc.integer({ min: 0, max: 2_000 }).map((dollars) => cents(dollars * 100)),
  promo,
  paymentMethod: fc.constantFrom<PaymentMethod>('card', 'alternative', 'manual'),
  taxTenThousandths: fc.integer({ min: 0, max: 2_500 }),
  cardFeeTenThousandths: fc.integer({ min: 0, max: 1_000 }),
});

const nothingFormer = { nights: [], addOns: [], packages: [] };
type Accepted = PricedStay & Pick<AcceptedLines, 'former'>;

function accept(at: CurrentOffer, chosen: Amendment, on: Terms): Accepted {
  const outcome = quoteStay({
    stay: chosen.stay,
    rates: at.rates,
    addOns: chosen.addOnIds.flatMap((id) => at.services.get(id) ?? []),
    packages: chosen.packageIds.flatMap((id) => at.packages.get(id) ?? []),
    ...on,
  });
  if (!outcome.ok) throw new Error(outcome.reason);
  return { ...outcome.quote, former: nothingFormer };
}

function amend(accepted: AcceptedLines, today: CurrentOffer, change: Amendment): Accepted {
  const outcome = amendStay(accepted, today, change);
  if (!outcome.ok) throw new Error(outcome.reason);
  return { ...outcome.quote, former: outcome.former };
}

/** The price alone. */
const priceOf = ({ former: _former, ...quote }: Accepted): PricedStay => quote;

/** The dates and extras of both states. */
function both(a: Amendment, b: Amendment): Amendment {
  const [first = a.stay.checkIn] = [a.stay.checkIn, b.stay.checkIn].sort();
  const [last = a.stay.checkOut] = [a.stay.checkOut, b.stay.checkOut].sort().reverse();
  return {
    stay: { checkIn: first, checkOut: last },
    addOnIds: [...new Set([...a.addOnIds, ...b.addOnIds])],
    packageIds: [...new Set([...a.packageIds, ...b.packageIds])],
  };
}

describe('amending an accepted booking', () => {
  it('restores the total to the cent when an addition is removed, even if prices changed meanwhile', () => {
    fc.assert(
      fc.property(choice, choice, terms, offer, offer, offer, (booked, more, on, then, later, today) => {
        const accepted = accept(then, booked, on);
        const added = amend(accepted, later, both(booked, more));
        expect(priceOf(amend(added, today, booked))).toEqual(priceOf(accepted));
      }),
    );
  });

  it('ends at the accepted total after any sequence of edits that ends at the accepted stay', () => {
    const edits = fc.array(fc.record({ change: choice, at: offer }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(choice, terms, offer, edits, offer, (booked, on, then, sequence, today) => {
        const accepted = accept(then, booked, on);
        const edited = sequence.reduce((price, { change, at }) => amend(price, at, change), accepted);
        expect(priceOf(amend(edited, today, booked))).toEqual(priceOf(accepted));
      }),
    );
  });

  it('keeps the price of the day for a line that was added once, however often it is removed and added again', () => {
    const edits = fc.array(fc.record({ change: choice, at: offer }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(choice, terms, offer, edits, (booked, on, then, sequence) => {
        const first = new Map<string, unknown>();
        const remember = (price: Accepted): Accepted => {
          const lines = [
            ...price.nights.map((night) => [`night ${night.date}`, night] as const),
            ...price.addOns.map((line) => [`add-on ${line.id}`, line] as const),
            ...price.packages.map((line) => [`package ${line.id}`, line] as const),
          ];
          for (const [key, line] of lines) {
            expect(line).toEqual(first.get(key) ?? line);
            first.set(key, line);
          }
          return price;
        };
        sequence.reduce(
          (price, { change, at }) => remember(amend(price, at, change)),
          remember(accept(then, booked, on)),
        );
      }),
    );
  });

  it('keeps every accepted line that still applies, and prices only what is new', () => {
    fc.assert(
      fc.property(choice, choice, terms, offer, offer, (booked, change, on, then, today) => {
        const accepted = accept(then, booked, on);
        const fresh = accept(today, change, on);
        const amended = amend(accepted, today, change);
        for (const [index, night] of amended.nights.entries())
          expect(night).toEqual(
            accepted.nights.find(({ date }) => date === night.date) ?? fresh.nights[index],
          );
        for (const lines of ['addOns', 'packages'] as const)
          for (const [index, line] of amended[lines].entries())
            expect(line).toEqual(accepted[lines].find(({ id }) => id === line.id) ?? fresh[lines][index]);
        expect([
          amended.cleaningFee,
          amended.cardFeeTenThousandths,
          amended.taxTenThousandths,
          amended.promo,
        ]).toEqual([
          accepted.cleaningFee,
          accepted.cardFeeTenThousandths,
          accepted.taxTenThousandths,
          accepted.promo,
        ]);
      }),
    );
  });

  it('has a total that is the sum of its lines', () => {
    fc.assert(
      fc.property(choice, choice, terms, offer, offer, (booked, change, on, then, today) => {
        const { nights, addOns, packages, cleaningFee, discount, cardFee, tax, total } = amend(
          accept(then, booked, on),
          today,
          change,
        );
        const lines = [
          ...nights.flatMap(({ rate, surcharge }) => [rate, surcharge]),
          ...[...addOns, ...packages].map((line) => line.price),
          cleaningFee,
          cardFee,
          tax,
        ];
        expect(total).toBe(subtractCents(addCents(...lines), discount));
      }),
    );
  });

  it('gives the same result when made twice, also after another price change', () => {
    fc.assert(
      fc.property(choice, choice, terms, offer, offer, offer, (booked, change, on, then, later, today) => {
        const once = amend(accept(then, booked, on), later, change);
        expect(amend(once, today, change)).toEqual(once);
      }),
    );
  });

  it('refuses services that are neither accepted nor on sale, and keeps accepted ones that left the catalog', () => {
    fc.assert(
      fc.property(choice, terms, offer, (booked, on, then) => {
        const accepted = accept(then, booked, on);
        const nothing = { ...then, services: new Map(), packages: new Map() };
        expect(amend(accepted, nothing, booked)).toEqual(accepted);
        expect(amendStay(accepted, nothing, { ...booked, addOnIds: [...booked.addOnIds, 'new'] })).toEqual({
          ok: false,
          reason: 'not-offered',
          ids: ['new'],
          fields: ['addOnIds'],
        });
      }),
    );
  });
});
