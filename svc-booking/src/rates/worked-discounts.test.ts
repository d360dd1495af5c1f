import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { decimalFromCents } from '@getaway/kernel/money';
import { quoteStay } from '../pricing/quote.rules.ts';
import { quoteRequest } from '../../tests/quote-request.ts';
import { discountTerms, usualStayDiscounts, type StayDiscounts } from './stay-discounts.rules.ts';

const page = readFileSync(new URL('../../../docs/pricing.md', import.meta.url), 'utf8');
const section = page.split('## Discounts on nights, and the gap rule')[1]?.split('\n## ')[0] ?? '';
const rows = section
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

it('docs/pricing.md has eight worked examples of discounts', () => {
  expect(rows).toHaveLength(8);
});

it.each(rows)('takes off: %s', (...row) => {
  const [, checkIn = '', checkOut = '', discounts = '', promotion = '', nights, takenOff, subtotal, total] =
    row;
  const stay = { checkIn: calendarDate(checkIn), checkOut: calendarDate(checkOut) };
  const set = discountsIn(discounts);
  const gap = set.gapPercent > 0 ? stay : null;
  const terms = discountTerms(set, { bookedOn: calendarDate('2027-03-01'), gap });
  const outcome = quoteStay(
    quoteRequest({ stay, promo: promoIn(promotion), ...(terms && { discountTerms: terms }) }),
  );
  if (!outcome.ok) throw new Error(outcome.reason);
  const { quote } = outcome;
  const off = (quote.stayDiscounts ?? []).map(({ amount }) => decimalFromCents(amount));
  expect([decimalFromCents(quote.nightsTotal), off.join(', ') || '–']).toEqual([nights, takenOff]);
  expect([decimalFromCents(quote.subtotal), decimalFromCents(quote.total)]).toEqual([subtotal, total]);
});

/** 'long stay 10% from 7, then 25% from 28, early bird 15% at 90 adds up'. */
function discountsIn(cell: string): StayDiscounts {
  const numbers = (pattern: RegExp) => pattern.exec(cell)?.slice(1).map(Number) ?? [];
  const [longStayPercent = 0, longStayNights = 7] = numbers(/long stay (\d+)% from (\d+)/);
  const [longerStayPercent = 0, longerStayNights = 28] = numbers(/then (\d+)% from (\d+)/);
  const [earlyBirdPercent = 0, earlyBirdDays = 90] = numbers(/early bird (\d+)% at (\d+)/);
  const [lastMinutePercent = 0, lastMinuteDays = 3] = numbers(/last minute (\d+)% within (\d+)/);
  const [gapPercent = 0] = numbers(/gap (\d+)%/);
  return {
    ...usualStayDiscounts,
    ...{ longStayPercent, longStayNights, longerStayPercent, longerStayNights },
    ...{ earlyBirdPercent, earlyBirdDays, earlyBirdAddsUp: cell.includes('adds up') },
    ...{ lastMinutePercent, lastMinuteDays, gapPercent, fillsGaps: gapPercent > 0 },
  };
}

function promoIn(cell: string) {
  const percent = /^(\d+)%$/.exec(cell)?.[1];
  if (percent === undefined) return undefined;
  return {
    ...{ id: 'p', code: 'CODE', name: 'A code', isActive: true, weekdaysOnly: false, maxUses: null, uses: 0 },
    ...{ expiresAt: null, discountType: 'percentage' as const, tenThousandths: Number(percent) * 100 },
  };
}
