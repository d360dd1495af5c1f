import { expect, it } from 'vitest';
import bundled from '@getaway/property/property.json' with { type: 'json' };
import { withLegalDate } from './with-legal-date.ts';

/** March 4 in the house's time zone. */
const now = new Date('2027-03-05T03:00:00Z');
const dateOf = (content: Record<string, unknown>, published: Record<string, unknown> = bundled) =>
  (withLegalDate(content, { published, now })['policies'] as { lastUpdated?: string } | undefined)
    ?.lastUpdated;

it.each([
  ['a text of the terms', { texts: { legal: { terms: { liability: 'Mind the steps.' } } } }],
  ['a rule of money', { policies: { ...bundled.policies, money: { refundNoticeHours: 72 } } }],
  ['an hour that the terms name', { checkOut: { time: '10:00' } }],
  ['the name, which the terms have', { name: 'Fox Hollow' }],
])('is today if %s has changed', (_what, changed) => {
  expect(dateOf({ ...bundled, ...changed })).toBe('2027-03-04');
});

it.each([
  ['nothing has changed', {}],
  ['something else has changed', { tagline: 'Two chairs, one fire' }],
  ['a default is written out', { policies: { ...bundled.policies, money: { refundNoticeHours: 48 } } }],
])('stays if %s', (_what, changed) => {
  expect(dateOf({ ...bundled, ...changed })).toBe('2025-09-07');
});

it('is the day that the host has chosen', () => {
  const policies = { ...bundled.policies, minimumAge: 21, lastUpdated: '2027-01-31' };
  expect(dateOf({ ...bundled, policies })).toBe('2027-01-31');
});

it('is set even if the house has no `policies`', () => {
  const { policies: _usual, ...house } = bundled;
  expect(dateOf({ ...house, checkIn: { time: '15:00', note: 'From 3' } }, house)).toBe('2027-03-04');
});
