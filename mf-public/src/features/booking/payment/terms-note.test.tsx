// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { exampleStay } from '@getaway/testing/example-stay';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { emptyDraft } from '../draft/booking-draft.ts';
import { TermsNote } from './terms-note.tsx';

cleanUpRenderedPages();
beforeEach(() => void vi.useFakeTimers({ now: new Date('2027-02-01T12:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const dates = {
  status: 'stay',
  checkIn: calendarDate('2027-03-05'),
  checkOut: calendarDate('2027-03-07'),
} as const;

it('says nothing about a refund when there is nothing to pay', () => {
  render(<TermsNote draft={{ ...emptyDraft, dates }} quote={{ ...exampleStay.quote, total: '0.00' }} />);
  expect(screen.queryByText(/refund/)).toBeNull();
  expect(screen.getByText(/you agree to the/)).toBeDefined();
});

it('names the refund of a payment that is still to come', () => {
  render(
    <TermsNote draft={{ ...emptyDraft, dates, paymentMethod: 'alternative' }} quote={exampleStay.quote} />,
  );
  expect(screen.getByText(/^Once you’ve paid: Cancel at least 48 hours before check-in/)).toBeDefined();
});

it('says until when this very stay can be canceled, and links to what the guest agrees to', () => {
  const terms = { cancellationNoticeHours: 240, paymentHours: 24 };
  render(<TermsNote draft={{ ...emptyDraft, dates }} quote={{ ...exampleStay.quote, terms }} />);
  expect(
    screen.getByText(
      /^Cancel at least 10 days before check-in, until Tue, Feb 23 at 4:00 PM EST, for a full/,
    ),
  ).toBeDefined();
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Terms of Service', '/terms-of-service'],
    ['Privacy Policy', '/privacy-policy'],
  ]);
});
