// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import type { Quote } from '@getaway/contracts/http/quote';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { exampleStay } from '@getaway/testing/example-stay';
import { emptyDraft } from '../draft/booking-draft.ts';
import { BookingSummary } from './booking-summary.tsx';

cleanUpRenderedPages();
afterEach(() => vi.useRealTimers());

const show = (different: Partial<Quote>, draft = emptyDraft) =>
  render(
    <BookingSummary
      draft={draft}
      state={{ status: 'ready', quote: { ...exampleStay.quote, ...different } }}
    />,
  );

it('says how the lines and the card fee make the total, and shows the notice that the server quotes', () => {
  show({
    cardFee: '21.13',
    cardFeeRate: 0.0325,
    tax: '46.98',
    total: '718.11',
    terms: { cancellationNoticeHours: 240, paymentHours: 24 },
  });
  expect(
    screen.getByText(
      'These lines, shown in whole dollars, come to $696.98. With the 3.25% card fee of $21.13, the total is $718.11. The tax is on the card fee, too.',
    ),
  ).toBeDefined();
  expect(screen.getByText('Cancel at least 10 days before check-in for a full refund.')).toBeDefined();
});

it.each([
  ['tax', { tax: '46.98' }],
  ['discount', { discount: '12.50', promo: undefined }],
  ['night', { nightsTotal: '480.40' }],
])('says that its lines are in whole dollars if a %s has cents, also without a card fee', (_, different) => {
  const words = 'The lines are shown in whole dollars.';
  const { unmount } = show({ cardFee: '0.00', ...different });
  expect(screen.getByText(words)).toBeDefined();
  unmount();
  show({ cardFee: '0.00', tax: '45.00' });
  expect(screen.queryByText(words)).toBeNull();
});

it('has a line for the cleaning fee, and none where there is none', () => {
  const { unmount } = show({ cleaningFee: '85.00' });
  expect(screen.getByText('Cleaning fee').nextElementSibling?.textContent).toBe('$85');
  expect(screen.getByText(/for 2 nights, including/).textContent).toBe(
    'for 2 nights, including fees and tax',
  );
  unmount();
  show({ cleaningFee: '0.00', cardFee: '0.00' });
  expect(screen.queryByText(/fee/)).toBeNull();
  expect(screen.getByText(/for 2 nights, including/).textContent).toBe('for 2 nights, including tax');
});

it('does not mention tax if there is none', () => {
  const untaxed = { taxRate: 0, tax: '0.00' };
  const { unmount } = show(untaxed);
  expect(screen.queryByText(/tax/i)).toBeNull();
  expect(screen.getByText(/for 2 nights, including/).textContent).toBe('for 2 nights, including fees');
  unmount();
  show({ ...untaxed, cleaningFee: '0.00', cardFee: '0.00' });
  expect(screen.queryByText(/tax|including/i)).toBeNull();
});

it('does not count the card fee among its lines, and the lines add up to the amount it states', () => {
  show({ cardFee: '20.00', cardFeeRate: undefined, tax: '45.00', total: '715.00' });
  const amounts = ['2 nights', 'Cleaning fee', 'Tax 7%'].map((label) =>
    Number(screen.getByText(label).nextElementSibling?.textContent.replace('$', '')),
  );
  expect(screen.getAllByRole('term')).toHaveLength(amounts.length);
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(695);
  expect(
    screen.getByText(
      'These lines come to $695.00. With the card fee of $20.00, the total is $715.00. The tax is on the card fee, too.',
    ),
  ).toBeDefined();
});

it('mentions no card fee where there is none, and has the notice of the house where the server quotes none', () => {
  show({ cardFee: '0.00', cardFeeRate: 0, terms: undefined });
  expect(screen.queryByText(/card fee/)).toBeNull();
  expect(screen.getByText('Cancel at least 48 hours before check-in for a full refund.')).toBeDefined();
});

it.each([
  // Check-in is at 4 PM in Atlanta, 21:00 in UTC.
  [
    '2027-03-03T20:59:00Z',
    'Cancel at least 48 hours before check-in, until Wed, Mar 3 at 4:00 PM EST, for a full refund. After that, your payment can’t be refunded.',
  ],
  [
    '2026-12-31T12:00:00Z',
    'Cancel at least 48 hours before check-in, until Wed, Mar 3, 2027 at 4:00 PM EST, for a full refund. After that, your payment can’t be refunded.',
  ],
  ['2027-03-03T21:00:00Z', 'Check-in is less than 48 hours away, so canceling isn’t refunded.'],
])('at %s promises only a refund that can still be had', (now, words) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  const [checkIn, checkOut] = [calendarDate('2027-03-05'), calendarDate('2027-03-07')];
  const terms = { cancellationNoticeHours: 48, paymentHours: 24 };
  show({ terms }, { ...emptyDraft, dates: { status: 'stay', checkIn, checkOut } });
  expect(screen.getByText(words)).toBeDefined();
});

it('has a line with its reason for what is taken off the nights', () => {
  show({
    stayDiscounts: [
      { kind: 'gap', label: '20% off for the nights between two stays', percent: 20, amount: '110.00' },
    ],
  });
  const line = screen.getByText('20% off for the nights between two stays');
  expect(line.nextElementSibling?.textContent).toBe('−$110');
});
