import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '@getaway/kernel/calendar-date';
import { cents } from '@getaway/kernel/money';
import { promoRefusal, type PromoCode } from './promo-code.rules.ts';
import { currentOffer } from './seasonal-offer.rules.ts';
import type { ShownCode } from './shown-code.rules.ts';
import type { PromoCodeSource, StaffPromoCode } from './staff-promo-code.rules.ts';

const timeZone = 'America/New_York';
/** Nov 29 at the house, Nov 30 in UTC. */
const now = new Date('2026-11-30T03:00:00Z');
const today = calendarDate('2026-11-29');
const clock = { now, timeZone };
const day = (text: string) => calendarDate(text);

function staffCode(
  code: string,
  {
    promo = {},
    shown = {},
    source = 'staff',
  }: { promo?: Partial<PromoCode>; shown?: Partial<ShownCode>; source?: PromoCodeSource } = {},
): StaffPromoCode {
  const usual = { isActive: true, weekdaysOnly: false, maxUses: null, uses: 0, expiresAt: null };
  return {
    promo: {
      id: code,
      code,
      name: 'Note',
      ...usual,
      discountType: 'fixed',
      amount: cents(5000),
      ...promo,
    } as PromoCode,
    source,
    shown: { shownTitle: 'By the fire', shownText: null, shownFrom: today, shownUntil: null, ...shown },
  };
}

const shownNow = (...codes: StaffPromoCode[]) => currentOffer(codes, clock)?.promo.code;

describe('the offer of the home page', () => {
  it('begins and ends with its days at the house', () => {
    expect(shownNow(staffCode('A', { shown: { shownUntil: today } }))).toBe('A');
    expect(shownNow(staffCode('A', { shown: { shownFrom: day('2026-11-30') } }))).toBeUndefined();
    const past = { shownFrom: day('2026-11-01'), shownUntil: day('2026-11-28') };
    expect(shownNow(staffCode('A', { shown: past }))).toBeUndefined();
  });

  it('is a code of the staff with a headline that a guest can use', () => {
    expect(shownNow(staffCode('A', { shown: { shownTitle: null } }))).toBeUndefined();
    expect(shownNow(staffCode('A', { source: 'newsletter' }))).toBeUndefined();
    expect(shownNow(staffCode('A', { promo: { isActive: false } }))).toBeUndefined();
    expect(shownNow(staffCode('A', { promo: { expiresAt: now } }))).toBeUndefined();
    expect(shownNow(staffCode('A', { promo: { maxUses: 2, uses: 2 } }))).toBeUndefined();
  });

  it('is the one that is shown from the latest day on, then the first by its code', () => {
    const earlier = staffCode('A', { shown: { shownFrom: day('2026-11-28') } });
    expect(shownNow(earlier, staffCode('C'), staffCode('B'))).toBe('B');
    expect(shownNow(earlier, staffCode('B', { promo: { isActive: false } }))).toBe('A');
  });

  it('has the last day on which the code can be used', () => {
    expect(currentOffer([staffCode('A')], clock)?.lastDay).toBeNull();
    // Midnight at the house.
    const expiresAt = new Date('2026-12-01T05:00:00Z');
    expect(currentOffer([staffCode('A', { promo: { expiresAt } })], clock)?.lastDay).toBe('2026-11-30');
  });

  it('is never a code that would be refused', () => {
    const around = fc.integer({ min: -2, max: 2 });
    const anyCode = fc
      .record({
        code: fc.constantFrom('A', 'B', 'C'),
        isActive: fc.boolean(),
        weekdaysOnly: fc.boolean(),
        maxUses: fc.option(fc.integer({ min: 1, max: 2 })),
        uses: fc.integer({ min: 0, max: 2 }),
        ends: fc.option(around),
        from: around,
        until: fc.option(around),
        source: fc.constantFrom<PromoCodeSource>('staff', 'newsletter'),
      })
      .map(({ code, ends, from, until, source, ...promo }) =>
        staffCode(code, {
          promo: { ...promo, expiresAt: ends === null ? null : new Date(now.getTime() + ends) },
          shown: {
            shownFrom: addDays(today, from),
            shownUntil: until === null ? null : addDays(today, until),
          },
          source,
        }),
      );
    fc.assert(
      fc.property(fc.array(anyCode, { maxLength: 6 }), (codes) => {
        const usable = codes.filter(
          ({ promo, source, shown: { shownFrom, shownUntil } }) =>
            source === 'staff' &&
            promoRefusal(promo, { now }) === undefined &&
            shownFrom !== null &&
            shownFrom <= today &&
            (shownUntil === null || shownUntil >= today),
        );
        const offer = currentOffer(codes, clock);
        expect(offer !== undefined).toBe(usable.length > 0);
        if (offer) expect(usable.map(({ promo }) => promo)).toContain(offer.promo);
      }),
    );
  });
});
