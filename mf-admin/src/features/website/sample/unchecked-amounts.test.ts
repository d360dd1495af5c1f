import { expect, test } from 'vitest';
import { newSite } from '@getaway/testing/new-site';
import { moneyToCheck, uncheckedAmounts } from './unchecked-amounts.ts';

const sample = { name: 'Lantern Hollow' };
const own = { name: 'Cedar Cabin' };
const withMoney = (money: object) => ({ ...own, policies: { money } });
const named = (content: object, setup: Partial<typeof newSite> = {}) =>
  moneyToCheck(uncheckedAmounts({ content: { ...content }, sample }, { ...newSite, ...setup })).map(
    ({ words }) => words,
  );
const all = ['Cleaning fee: $160.00', 'Card fee: 2.5%', 'Weekday offer: $50 off'];

test('names the amounts of Money Rules that are as the site came', () => {
  expect(named(own)).toEqual(all);
  expect(named(own, { unchangedPrices: ['cleaning_fee', 'card_fee'] })).toEqual(all);
});

test('follows the draft, and not only what is published', () => {
  expect(named(withMoney({ cleaningFee: 0, newsletterOffer: 75 }))).toEqual(['Card fee: 2.5%']);
  // The same amount again is no other one.
  expect(named(withMoney({ cleaningFee: 160 }), { unchangedPrices: [] })).toEqual(all);
  expect(named({ ...own, policies: { weekdayPage: false } })).toEqual(all.slice(0, 2));
});

test('names none once staff have confirmed their prices, nor for the sample itself', () => {
  expect(named(own, { marks: [{ step: 'prices', mark: 'done' }] })).toEqual([]);
  expect(named(sample)).toEqual([]);
  expect(moneyToCheck(uncheckedAmounts({ content: own, sample }, undefined))).toEqual([]);
});

test('asks about the holiday surcharge, which is on nights that staff mark', () => {
  const { charges } = uncheckedAmounts({ content: own, sample }, newSite);
  expect(charges).toContainEqual({ charge: 'holiday_surcharge', amount: '50.00' });
});

test('leaves the other amounts of Pricing to the order of the checklist', () => {
  const left = uncheckedAmounts(
    { content: withMoney({ cardFeePercent: 3 }), sample },
    { ...newSite, unchangedPrices: ['tax', 'cleaning_fee', 'card_fee'] },
  );
  expect(left.charges).toEqual([
    { charge: 'tax', amount: '7' },
    { charge: 'cleaning_fee', amount: '160.00' },
  ]);
  expect(left.hasSampleNights).toBe(false);
  expect(uncheckedAmounts({ content: own, sample }, newSite).hasSampleNights).toBe(true);
});
