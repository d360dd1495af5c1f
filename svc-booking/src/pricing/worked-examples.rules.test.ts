import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { cents, decimalFromCents, type Cents } from '@getaway/kernel/money';
import { amendStay } from './amend-stay.rules.ts';
import type { PromoCode } from '../promo-codes/promo-code.rules.ts';
import { quoteRequest } from '../../tests/quote-request.ts';
import { quoteStay } from './quote.rules.ts';

const page = readFileSync(new URL('../../../docs/pricing.md', import.meta.url), 'utf8');
const [examples = ''] = page.split('## Seasons, overrides, and holidays');
const [, later = ''] = page.split('## Changing an accepted booking');
const [amendments = ''] = later.split('## What a payment link charges');
const rows = rowsOf(examples);

describe('docs/pricing.md', () => {
  it('has ten worked examples', () => {
    expect(rows).toHaveLength(10);
  });

  it.each(rows)('computes the total of %s', (_what, ...cells) => {
    const [checkIn = '', checkOut = '', extras = '', promotion = '', paidBy, tax = '', ...amounts] = cells;
    const [services = '', packages = ''] = extras.split('+ package');
    const request = quoteRequest({
      stay: { checkIn: calendarDate(checkIn), checkOut: calendarDate(checkOut) },
      addOns: offered('service', services),
      packages: offered('package', packages).map((one) => ({ ...one, serviceIds: [] })),
      taxTenThousandths: Math.round(Number(tax.replace('%', '')) * 100),
      paymentMethod: paidBy === 'card' ? 'card' : 'alternative',
      promo: promoOf(promotion),
    });
    const outcome = quoteStay(request);
    if (!outcome.ok) throw new Error(outcome.reason);
    const { nightsTotal, subtotal, discount, cardFee, tax: taxed, total } = outcome.quote;
    expect([nightsTotal, subtotal, discount, cardFee, taxed, total].map(decimalFromCents)).toEqual(amounts);
  });
});

describe('docs/pricing.md on changes', () => {
  const weekend = { checkIn: calendarDate('2027-03-05'), checkOut: calendarDate('2027-03-07') };
  const accepted = quoteStay(quoteRequest({ stay: weekend }));
  const addOn = { id: 'card', name: 'Postcard', price: cents(2_000) };
  const today = {
    rates: {
      weekday: cents(30_000),
      fridaySunday: cents(35_000),
      saturday: cents(40_000),
      valentineSurcharge: cents(0),
      valentineAdjacentSurcharge: cents(0),
      holidaySurcharge: cents(0),
      periods: new Map(),
    },
    services: new Map([[addOn.id, addOn]]),
    packages: new Map<string, never>(),
  };
  const longer = { ...weekend, checkOut: calendarDate('2027-03-08') };
  const changes = new Map([
    ['as accepted', { stay: weekend, addOnIds: [] }],
    ['a 20.00 add-on is added', { stay: weekend, addOnIds: [addOn.id] }],
    ['the add-on is removed again', { stay: weekend, addOnIds: [] }],
    ["Sunday night is added, at today's 350.00", { stay: longer, addOnIds: [] }],
  ]);

  it.each(rowsOf(amendments))('computes the total of %s', (what, ...cells) => {
    const change = changes.get(what ?? '');
    if (!change || !accepted.ok) throw new Error(`no such change: ${what}`);
    const former = { nights: [], addOns: [], packages: [] };
    const outcome = amendStay({ ...accepted.quote, former }, today, { ...change, packageIds: [] });
    if (!outcome.ok) throw new Error(outcome.reason);
    const { nightsTotal, addOnsTotal, subtotal, cardFee, tax, total } = outcome.quote;
    expect([nightsTotal, addOnsTotal, subtotal, cardFee, tax, total].map(decimalFromCents)).toEqual(
      cells.slice(0, 6),
    );
    const difference = Number(cells[6] ?? 0);
    expect(total - accepted.quote.total).toBe(Math.round(difference * 100));
  });
});

function rowsOf(text: string): string[][] {
  const table = text.split('\n').filter((line) => line.startsWith('|'));
  return table.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

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
