import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '@getaway/kernel/calendar-date';
import { cents } from '@getaway/kernel/money';
import { amendStay } from '../pricing/amend-stay.rules.ts';
import { addUp, quoteStay } from '../pricing/quote.rules.ts';
import { quoteRequest } from '../../tests/quote-request.ts';
import {
  discountTerms,
  priceDiscounts,
  stayDiscountsFault,
  usualStayDiscounts,
  type StayDiscounts,
} from './stay-discounts.rules.ts';

const bookedOn = calendarDate('2027-03-01');

function discounts(given: Partial<StayDiscounts>, first: number, nights: number, isGap = false) {
  const stay = { checkIn: addDays(bookedOn, first), checkOut: addDays(bookedOn, first + nights) };
  const terms = discountTerms({ ...usualStayDiscounts, ...given }, { bookedOn, gap: isGap ? stay : null });
  if (!terms) return 'none set';
  return priceDiscounts(stay, cents(100_050), terms).map(({ label, amount }) => [label, amount]);
}

describe('the discounts on the nights of a stay', () => {
  it('are none until staff set some', () => {
    expect(discounts({}, 200, 30, true)).toBe('none set');
    expect(quoteStay(quoteRequest())).not.toHaveProperty('quote.discountTerms');
  });

  it('hold from their threshold on, and say so', () => {
    const long = { longStayPercent: 10, longerStayPercent: 15 };
    expect(discounts(long, 10, 6)).toEqual([]);
    expect(discounts(long, 10, 7)).toEqual([['10% off for 7 nights or more', 10_005]]);
    expect(discounts(long, 10, 28)).toEqual([['15% off for 28 nights or more', 15_008]]);
    const late = { lastMinutePercent: 20 };
    expect(discounts(late, 4, 2)).toEqual([]);
    expect(discounts(late, 3, 2)).toEqual([['20% off for booking up to 3 days before check-in', 20_010]]);
    expect(discounts({ ...late, lastMinuteDays: 0 }, 0, 2)).toEqual([
      ['20% off for booking on the day of check-in', 20_010],
    ]);
    const early = { earlyBirdPercent: 5 };
    expect(discounts(early, 89, 2)).toEqual([]);
    expect(discounts(early, 90, 2)).toEqual([['5% off for booking at least 90 days before check-in', 5_003]]);
    const gap = { fillsGaps: true, gapPercent: 30 };
    expect(discounts(gap, 10, 1)).toEqual([]);
    expect(discounts(gap, 10, 1, true)).toEqual([['30% off for the nights between two stays', 30_015]]);
  });

  it('have one winner, unless they are marked to add up', () => {
    const both = { longStayPercent: 10, earlyBirdPercent: 15 };
    const [long, early] = [
      ['10% off for 7 nights or more', 10_005],
      ['15% off for booking at least 90 days before check-in', 15_008],
    ];
    expect(discounts(both, 100, 7)).toEqual([early]);
    expect(discounts({ ...both, longStayAddsUp: true }, 100, 7)).toEqual([long, early]);
    expect(discounts({ ...both, longStayAddsUp: true }, 10, 7)).toEqual([long]);
  });

  it('together never exceed the price of the nights', () => {
    const all = { longStayPercent: 90, earlyBirdPercent: 90, longStayAddsUp: true, earlyBirdAddsUp: true };
    expect(discounts(all, 100, 7)).toEqual([
      ['90% off for 7 nights or more', 90_045],
      ['90% off for booking at least 90 days before check-in', 10_005],
    ]);
  });

  it('that contradict each other are refused with their field', () => {
    const fault = (given: Partial<StayDiscounts>) =>
      stayDiscountsFault({ ...usualStayDiscounts, ...given })?.path;
    expect(fault({})).toBeUndefined();
    expect(fault({ gapPercent: 5 })).toBe('gapPercent');
    expect(fault({ gapPercent: 5, fillsGaps: true })).toBeUndefined();
    expect(fault({ longerStayPercent: 5, longerStayNights: 7 })).toBe('longerStayNights');
    const both = { lastMinutePercent: 5, earlyBirdPercent: 5, earlyBirdDays: 3 };
    expect(fault(both)).toBe('earlyBirdDays');
    expect(fault({ ...both, earlyBirdPercent: 0 })).toBeUndefined();
  });
});

describe('in the price of a stay', () => {
  const given = { ...usualStayDiscounts, longStayPercent: 10, earlyBirdPercent: 5, earlyBirdAddsUp: true };
  const terms = discountTerms(given, { bookedOn, gap: null });
  const stayFrom = (first: number, nights: number) => ({
    checkIn: addDays(bookedOn, first),
    checkOut: addDays(bookedOn, first + nights),
  });

  it('they reduce the nights alone, before a code, the card fee, and tax', () => {
    const promo = {
      ...{ id: 'p', code: 'TENTH', name: 'A tenth', isActive: true, weekdaysOnly: false, maxUses: null },
      ...{ uses: 0, expiresAt: null, discountType: 'percentage' as const, tenThousandths: 1_000 },
    };
    // Monday, March 8, to Monday: four weekdays, Friday, Saturday, and Sunday.
    const outcome = quoteStay(
      quoteRequest({ stay: stayFrom(7, 7), promo, ...(terms && { discountTerms: terms }) }),
    );
    expect(outcome).toMatchObject({
      quote: {
        ...{ nightsTotal: 160_000, stayDiscounts: [{ kind: 'long-stay', amount: 16_000 }] },
        // 1600.00 − 160.00 + 160.00 of cleaning; a tenth off; 2.5% and 7%.
        ...{ subtotal: 160_000, discount: 16_000, cardFee: 3_600, tax: 10_332, total: 157_932 },
      },
    });
  });

  it('a changed booking keeps its terms, and comes back to its total after any changes', () => {
    const rates = quoteRequest().rates;
    const offer = { rates, services: new Map(), packages: new Map() };
    const stays = fc.tuple(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(stays, fc.array(stays, { maxLength: 5 }), (first, changes) => {
        const request = quoteRequest({ stay: stayFrom(...first), ...(terms && { discountTerms: terms }) });
        const booked = quoteStay(request);
        if (!booked.ok) throw new Error(booked.reason);
        let accepted = { ...booked.quote, former: { nights: [], addOns: [], packages: [] } };
        for (const change of [...changes, first]) {
          const stay = stayFrom(...change);
          const amended = amendStay(accepted, offer, { stay, addOnIds: [], packageIds: [] });
          if (!amended.ok) throw new Error(amended.reason);
          const { discountTerms: kept, stayDiscounts: _of, ...fresh } = amended.quote;
          // What the change costs is what the same stay costs with the same terms.
          expect(amended.quote.total).toBe(addUpTotal({ ...fresh, discountTerms: kept }));
          const long = (amended.quote.stayDiscounts ?? []).some(({ kind }) => kind === 'long-stay');
          expect(long).toBe(change[1] >= 7);
          accepted = { ...amended.quote, former: amended.former as typeof accepted.former };
        }
        expect(accepted.total).toBe(booked.quote.total);
        expect(accepted.stayDiscounts).toEqual(booked.quote.stayDiscounts);
      }),
    );
  });
});

function addUpTotal(lines: Parameters<typeof addUp>[0]): number {
  const outcome = addUp(lines);
  return outcome.ok ? outcome.quote.total : -1;
}
