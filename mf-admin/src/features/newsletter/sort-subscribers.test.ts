import { expect, it, test } from 'vitest';
import type { NewsletterSubscriber } from '@getaway/contracts/http/newsletter-subscribers';
import { sortSubscribers, subscriberSortKeys } from './sort-subscribers.ts';

const plain = { lastName: 'Moss', campaignName: 'childcare-landing', emailSent: true, isActive: true };
const ada: NewsletterSubscriber = {
  ...plain,
  ...{ id: 'ada', firstName: 'ada', email: 'c@news.example.com', promoCode: 'ESCAPE-2' },
  ...{ emailSentAt: '2026-11-02T12:00:00.000Z', subscribedAt: '2026-11-02T12:00:00.000Z' },
};
const bea: NewsletterSubscriber = {
  ...plain,
  ...{ id: 'bea', firstName: 'Bea', email: 'A@news.example.com', promoCode: null, isActive: false },
  ...{ emailSent: false, emailSentAt: null, subscribedAt: '2026-11-03T12:00:00.000Z' },
};
const cleo: NewsletterSubscriber = {
  ...plain,
  ...{ id: 'cleo', firstName: 'Cleo', email: 'b@news.example.com', promoCode: 'ESCAPE-1' },
  ...{ emailSentAt: '2026-11-09T12:00:00.000Z', subscribedAt: '2026-11-01T12:00:00.000Z' },
};
const newestFirst = [bea, ada, cleo];

test.each([
  ['name', ['ada', 'bea', 'cleo']],
  ['email', ['bea', 'cleo', 'ada']],
  ['promoCode', ['bea', 'cleo', 'ada']],
  ['emailSentAt', ['bea', 'ada', 'cleo']],
  ['subscribedAt', ['cleo', 'ada', 'bea']],
  // Those that are alike stay newest first.
  ['campaignName', ['bea', 'ada', 'cleo']],
  ['isActive', ['ada', 'cleo', 'bea']],
] as const)('sorts by %s as the column reads', (sortBy, ids) => {
  const sorted = sortSubscribers(newestFirst, { sortBy, sortOrder: 'asc' });
  expect(sorted.map(({ id }) => id)).toEqual(ids);
});

it('turns the order around, and leaves the list it was given', () => {
  const sorted = sortSubscribers(newestFirst, { sortBy: 'name', sortOrder: 'desc' });
  expect(sorted.map(({ id }) => id)).toEqual(['cleo', 'bea', 'ada']);
  expect(newestFirst).toEqual([bea, ada, cleo]);
});

it.each(subscriberSortKeys)('keeps each subscriber when sorting by %s', (sortBy) => {
  const sorted = sortSubscribers(newestFirst, { sortBy, sortOrder: 'desc' });
  expect(new Set(sorted)).toEqual(new Set(newestFirst));
});
