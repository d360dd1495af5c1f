import { expect, it } from 'vitest';
import type { NewsletterSubscriber } from '@getaway/contracts/http/newsletter-subscribers';
import { findSubscribers } from './find-subscribers.ts';

const subscriber = (firstName: string, lastName: string, promoCode: string | null): NewsletterSubscriber => ({
  id: firstName,
  firstName,
  lastName,
  email: `${firstName.toLowerCase()}@news.example.com`,
  promoCode,
  campaignName: 'Newsletter',
  emailSent: true,
  emailSentAt: null,
  subscribedAt: '2026-11-01T12:00:00.000Z',
  isActive: true,
});
const all = [subscriber('Ada', 'Moss', 'WELCOME-1'), subscriber('Bea', 'Moss', null)];

it.each([
  ['', ['Ada', 'Bea']],
  ['moss', ['Ada', 'Bea']],
  ['moss ada', ['Ada']],
  ['bea@news', ['Bea']],
  ['welcome', ['Ada']],
  ['cleo', []],
])('a search for %j finds %j', (search, names) => {
  expect(findSubscribers(all, search).map(({ firstName }) => firstName)).toEqual(names);
});
