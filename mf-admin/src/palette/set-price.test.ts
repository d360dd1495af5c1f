import type { PricingSetting } from '@getaway/contracts/http/pricing';
import { describe, expect, it } from 'vitest';
import { isAboutPrices, isFarFromBefore, priceCommands, priceHint } from './set-price.ts';

const settings: readonly PricingSetting[] = [
  { id: '1', name: 'weekday', price: '199.00', description: null },
  { id: '2', name: 'friday_sunday', price: '249.00', description: null },
  { id: '3', name: 'saturday', price: '299.00', description: null },
];
const labels = (search: string): string[] => priceCommands(search, settings).map(({ label }) => label);

describe('what a search sets', () => {
  it('is the price whose words begin with those that were typed', () => {
    expect(labels('price saturday 333')).toEqual(['Set Saturday nights to $333.00']);
    expect(labels('set price sat $333.50')).toEqual(['Set Saturday nights to $333.50']);
    expect(labels('change fri 260')).toEqual(['Set Friday and Sunday nights to $260.00']);
    expect(labels('price monday 210')).toEqual(['Set Weekday nights to $210.00']);
    expect(labels('price sat 1,000')).toEqual(['Set Saturday nights to $1,000.00']);
  });

  it('is nothing when no price is named', () => {
    expect(labels('price 333')).toEqual([]);
    expect(labels('set price 333')).toEqual([]);
    expect(labels('price nights 333')).toHaveLength(3);
  });

  it('is nothing without the word, without an amount that can be a price, and for the price there is', () => {
    for (const search of [
      'saturday 333',
      '555 0142',
      'price saturday',
      'price saturday 1000000',
      'set 1.234',
    ])
      expect(labels(search)).toEqual([]);
    expect(labels('price saturday 299')).toEqual([]);
  });

  it('needs the prices for such a search alone', () => {
    expect(isAboutPrices('price saturday 333')).toBe(true);
    for (const search of ['Price', 'Seth 404', '5550142', 'prices 5'])
      expect(isAboutPrices(search)).toBe(false);
  });
});

describe('what a search for a price lacks', () => {
  const hint = (search: string): string | undefined => priceHint(search, settings);

  it('is the nights, the amount, or nothing as the price is so already', () => {
    expect(hint('price 250')).toMatch(/^Which nights cost that\? Type “price weekday 250”/);
    expect(hint('price summer 250')).toMatch(/^No price is called “summer”\./);
    expect(hint('price saturday 1000000')).toMatch(/^1000000 can’t be a price\./);
    expect(hint('price sat 299')).toBe('Saturday nights: the price is $299.00 already.');
    expect(hint('price')).toBe('To set a price, type its nights and the amount: “price saturday 250”.');
    expect(hint('mara')).toBeUndefined();
  });
});

describe('a price that is asked about first', () => {
  it.each([
    ['0', '299.00', true],
    ['0', '0.00', true],
    ['149', '299.00', true],
    ['150', '299.00', false],
    ['598', '299.00', false],
    ['599', '299.00', true],
    ['29', '0.00', true],
  ])('%s instead of %s: %j', (price, before, isFar) => {
    expect(isFarFromBefore({ price, before })).toBe(isFar);
  });
});
