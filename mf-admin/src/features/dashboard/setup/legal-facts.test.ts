import bundled from '@getaway/property/property.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { legalFacts } from './legal-facts.ts';

const said = (house: unknown, taxRate?: number) =>
  legalFacts(house, taxRate).map((fact) => `${fact.name}: ${fact.said}`);

test('has each line of the legal pages that a host sets', () => {
  expect(said(bundled, 0.0825)).toEqual([
    'Check-in and check-out: Flexible, usually from 4:00 PM; out by 11:00 AM',
    'Cancellation: Full refund up to 48 hours before check-in, around Valentine’s Day up to 7 days',
    'Minimum age: 18',
    'Quiet hours: 10:00 PM to 8:00 AM',
    'Cleaning fee: $160 for each stay',
    'Card fee: 2.5%',
    'Tax: 8.25%',
    `Contact: ${bundled.contact.email}, ${bundled.contact.phone}`,
    'House rules: The standard rules',
  ]);
});

test('has the lines that the host wrote', () => {
  const more = [{ heading: 'Dogs', text: 'Bring one.' }];
  const legal = { terms: { houseRules: ['No shoes.', 'No candles.'], more }, privacy: { more } };
  expect(said({ ...bundled, texts: { legal } })).toEqual(
    expect.arrayContaining([
      'House rules: No shoes. No candles.',
      'Your sections in the terms: Dogs',
      'Your sections in the privacy policy: Dogs',
    ]),
  );
});

test('says until when guests can check in if that is earlier than usual', () => {
  const house = { ...bundled, policies: { ...bundled.policies, latestCheckIn: '20:00' } };
  expect(said(house)[0]).toBe(
    'Check-in and check-out: Flexible, usually from 4:00 PM to 8:00 PM; out by 11:00 AM',
  );
});

test('says that children may stay', () => {
  const house = { ...bundled, policies: { ...bundled.policies, children: true } };
  expect(said(house)).toContain('Minimum age: 18; children may stay with an adult');
});

test('follows the settings of the house, and leaves out a tax that is not known', () => {
  const money = { refundNoticeHours: 336, specialNoticeHours: 336, cleaningFee: 0, cardFeePercent: 0 };
  const house = { ...bundled, policies: { money, minimumAge: 21, flexibleCheckIn: false } };
  expect(said(house)).toEqual(
    expect.arrayContaining([
      'Check-in and check-out: From 4:00 PM; out by 11:00 AM',
      'Cancellation: Full refund up to 14 days before check-in',
      'Minimum age: 21',
      'Cleaning fee: None',
      'Card fee: None',
    ]),
  );
  expect(said(house).join()).not.toContain('Tax');
  expect(said('broken')).toEqual([]);
});
