import { describe, expect, it } from 'vitest';
import { bundledProperty } from '@getaway/property';
import { inventedOffers } from './first-offers.rules.ts';

const { services, packages } = inventedOffers;
const { concierge } = bundledProperty.texts.home;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('the first offers of the sample property', () => {
  it.each(packages)('compare $name with the cost of its services one by one', (bundle) => {
    const alone = services.filter(({ key }) => bundle.includes.includes(key));
    expect(alone).toHaveLength(bundle.includes.length);
    expect(bundle.compareAtPrice).toBe(sum(alone.map(({ price }) => price)));
  });

  it('save no more than the home page promises', () => {
    const saved = packages.map(({ price, compareAtPrice }) => compareAtPrice - price);
    expect(concierge.packages).toContain(`save up to $${Math.max(...saved) / 100} `);
  });

  it('include massages as long as the home page says', () => {
    const lengthIn = (text = '') => /\ban hour\b|\d+ minutes\b/.exec(text)?.[0];
    const offered = services.find(({ key }) => key === 'massage')?.description;
    const promised = concierge.services.find(({ picture }) => picture === 'couples-massage')?.text;
    expect(lengthIn(offered)).toBeDefined();
    expect(lengthIn(offered)).toBe(lengthIn(promised));
  });
});
