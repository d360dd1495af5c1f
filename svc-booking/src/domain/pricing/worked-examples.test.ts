import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { cents, decimalFromCents, type Cents } from '@getaway/kernel/money';
import type { PromoCode } from './promo-code.ts';
import { quoteStay } from './quote.ts';

const page = readFileSync(new URL('../../../../docs/pricing.md', import.meta.url), 'utf8');
const table = page.split('\n').filter((line) => line.startsWith('|'));
const rows = table.slice(2).map((line) => {
  const cells = line.split('|').slice(1, -1);
  return cells.map((cell) => cell.trim());
});

describe('docs/pricing.md', () => {
  it('has ten worked examples', () => {
    expect(rows).toHaveLength(10);
  });

  it.each(rows)('is right about %s', (_what, ...cells) => {
    const [arrival = '', departure = '', extras = '', promotion = '', paidBy, tax = '', ...amounts] = cells;
    const [services = '', packages = ''] = extras.split('+ package');
    const outcome = quoteStay({
      stay: { arrival: calendarDate(arrival), departure: calendarDate(departure) },
      rates: {
        weekday: cents(20_000),
        fridaySunday: cents(25_000),
        saturday: cents(30_000),
        valentineSurcharge: cents(20_000),
        valentineAdjacentSurcharge: cents(10_000),
      },
      addOns: offered('service', services),
      packages: offered('package', packages).map((one) => ({ ...one, serviceIds: [] })),
      cleaningFee: cents(16_000),
      taxTenThousandths: Math.round(Number(tax.replace('%', '')) * 100),
      paymentMethod: paidBy === 'card' ? 'card' : 'alternative',
      promo: promoOf(promotion),
    });
    if (!outcome.ok) throw new Error(outcome.reason);
    const { nightsTotal, subtotal, discount, cardFee, tax: taxed, total } = outcome.quote;
    expect([nightsTotal, subtotal, discount, cardFee, taxed, total].map(decimalFromCents)).toEqual(amounts);
  });
});

function offered(kind: string, list: string): { id: string; name: string; price: Cents }[] {
  return list
    .split(',')
    .map((price) => price.trim())
    .filter((price) => price !== '' && price !== '–')
    .map((price, index) => ({ id: `${kind}-${index}`, name: kind, price: centsOf(price) }));
}

function promoOf(text: string): PromoCode | undefined {
  if (text === '–') return undefined;
  const base = {
    id: 'p',
    code: 'EXAMPLE',
    name: 'Example',
    isActive: true,
    weekdaysOnly: false,
    maxUses: null,
    uses: 0,
    expiresAt: null,
  };
  return text.endsWith('%')
    ? {
        ...base,
        discountType: 'percentage',
        tenThousandths: Math.round(Number(text.replace('%', '')) * 100),
      }
    : { ...base, discountType: 'fixed', amount: centsOf(text) };
}

function centsOf(dollars: string): Cents {
  return cents(Math.round(Number(dollars) * 100));
}
