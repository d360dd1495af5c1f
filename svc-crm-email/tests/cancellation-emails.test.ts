import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { BookingState } from '@getaway/contracts/events/booking';
import { bundledProperty } from '@getaway/property';
import { bookingState } from '@getaway/testing/booking-state';
import { createEmailWriter, type EmailWriter } from '../src/writing/write-email.ts';
import { loadTemplates } from '../src/writing/fill-template.ts';
import { moneyOf } from './ledger-states.ts';

let emails: EmailWriter;
beforeAll(async () => {
  const fill = await loadTemplates(bundledProperty);
  emails = createEmailWriter({ fill, property: bundledProperty, publicOrigin: 'http://localhost:8080' });
});

const canceled = (
  different: Partial<BookingState> = {},
  { paid = '614.18', returned = '0.00' }: { paid?: string; returned?: string } = {},
): BookingState => {
  const booking = bookingState({ status: 'cancelled', endReason: 'staff', revision: 3, ...different });
  return { ...booking, money: moneyOf(booking, 2, { paid, returned }) };
};
const byGuest = { endedByGuest: true } as const;
const bodiesOf = ({ html, text }: { html: string; text: string }) =>
  [html, text].map((body) => body.replace(/\s+/g, ' '));

describe('the guest’s email about a cancellation says', () => {
  test.each<[string, BookingState, string]>([
    [
      'what goes back to the card',
      canceled({ ...byGuest, cancellationRefund: { toCard: '614.18', reason: 'in-time' } }),
      '$614.18 is on its way back to your card. Banks can take 5–7 business days.',
    ],
    [
      'what the house returns by hand',
      canceled({ ...byGuest, toReturn: { amount: '614.18', paidBy: ['venmo'] } }),
      'We’ll send $614.18 back the way you paid.',
    ],
    [
      'both',
      canceled({
        ...{ ...byGuest, cancellationRefund: { toCard: '400.00', reason: 'in-time' } },
        toReturn: { amount: '214.18', paidBy: ['cash'] },
      }),
      'Banks can take 5–7 business days. We’ll send $214.18 back the way you paid.',
    ],
    [
      'that it is too late for a refund',
      canceled({
        ...{ ...byGuest, cancellationNoticeHours: 48 },
        cancellationRefund: { toCard: '0.00', reason: 'too-late' },
      }),
      'This cancellation isn’t refunded: it came less than 48 hours before check-in.',
    ],
    [
      'that a day of arrival is not refunded',
      canceled({ ...byGuest, cancellationRefund: { toCard: '0.00', reason: 'day-of-arrival' } }),
      'This cancellation isn’t refunded: it came on the day of arrival.',
    ],
    [
      'what staff refund',
      canceled({ cancellationRefund: { toCard: '100.00' } }),
      '$100.00 is on its way back to your card.',
    ],
    [
      'no promise where staff have refunded nothing yet',
      canceled({ cancellationRefund: { toCard: '0.00' } }),
      'We’ll email you about each refund we make for this stay.',
    ],
    ['that everything went back', canceled({}, { returned: '614.18' }), 'We’ve returned what you paid.'],
    [
      'to ask, where payments are not recorded',
      canceled({ amountDue: undefined, paymentMethod: 'manual' }, { paid: '0.00' }),
      'If you’ve already paid us, reply to this email so we can settle it.',
    ],
  ])('%s', (_says, booking, words) => {
    for (const body of bodiesOf(emails.bookingCancelled(booking))) expect(body).toContain(words);
  });

  test('nothing about refunds when nothing was paid', () => {
    const booking = canceled({ ...byGuest, amountDue: '614.18' }, { paid: '0.00' });
    for (const body of bodiesOf(emails.bookingCancelled(booking)))
      expect(body).not.toMatch(/refund|return|paid/i);
  });
});

describe('the owner’s email about a cancellation says', () => {
  const goesBack = (booking: BookingState) => bodiesOf(emails.bookingForOwner(booking, 'cancelled'));

  test('what goes back to the card, that the nights are open, and how to reach the guest', () => {
    const booking = canceled({ ...byGuest, cancellationRefund: { toCard: '614.18', reason: 'in-time' } });
    const [html, text] = goesBack(booking);
    expect(text).toContain('Refund: $614.18 to the guest’s card, automatically');
    expect(text).toContain('Nights: Open for booking again');
    expect(html).toContain('href="mailto:maya@example.com"');
    expect(html).toContain('href="tel:4045550188"');
  });

  test('that nothing goes back, and why', () => {
    const cancellationRefund = { toCard: '0.00', reason: 'too-late' } as const;
    const [, late] = goesBack(canceled({ ...byGuest, cancellationNoticeHours: 48, cancellationRefund }));
    expect(late).toContain('Refund: None, because it came less than 48 hours before check-in');
    const [, ofStaff] = goesBack(canceled({ cancellationRefund: { toCard: '0.00' } }));
    expect(ofStaff).toContain('Refund: None yet');
    const [, unpaid] = goesBack(canceled({ amountDue: '614.18' }, { paid: '0.00' }));
    expect(unpaid).not.toContain('Refund:');
  });

  test('nothing of nights in emails about other news', () => {
    const [, booked] = bodiesOf(emails.bookingForOwner(bookingState(), 'booked'));
    expect(booked).not.toContain('Nights:');
  });
});

test('refunds of one cancellation name their sum', () => {
  const stay = canceled({ ...byGuest, cancellationRefund: { toCard: '614.18', reason: 'in-time' } });
  const { entityId: bookingId, bookingReference, guestName, email } = stay;
  const refund = { entityId: randomUUID(), revision: 1, bookingId, bookingReference, guestName, email };
  const part = emails.refunded({ ...refund, amount: '213.86', reason: 'cancellation' }, stay, undefined);
  for (const body of bodiesOf(part.guest))
    expect(body).toContain('In all, $614.18 goes back. Each payment is refunded separately.');
  for (const body of bodiesOf(part.owner))
    expect(body).toContain('In all, $614.18 goes back. Each payment is refunded separately.');
  const whole = emails.refunded({ ...refund, amount: '614.18', reason: 'cancellation' }, stay, undefined);
  for (const body of [...bodiesOf(whole.guest), ...bodiesOf(whole.owner)])
    expect(body).not.toContain('In all');
});

test.each([
  [
    'stay-change',
    'This refund is for the change to your stay.',
    'the guest changed their stay on their page',
  ],
  ['staff', 'Your booking stays as it is.', 'this refund was made in the back office.'],
  ['provider', 'Your booking stays as it is.', 'this refund was made in your card provider’s dashboard.'],
] as const)('a refund of origin %s says what it is for', (origin, toGuest, toOwner) => {
  const stay = bookingState();
  const { entityId: bookingId, bookingReference, guestName, email } = stay;
  const about = { entityId: randomUUID(), revision: 1, bookingId, bookingReference, guestName, email };
  const written = emails.refunded({ ...about, amount: '80.00', reason: 'adjustment', origin }, stay, '0.00');
  expect(written.guest.subject.includes('for the change to your stay')).toBe(origin === 'stay-change');
  for (const body of bodiesOf(written.guest)) expect(body).toContain(toGuest);
  for (const body of bodiesOf(written.owner)) {
    expect(body).toContain(toOwner);
    expect(body).not.toContain('in the back office, or');
  }
});

test.each([
  [{ endedByGuest: true } as const, 'You canceled your stay'],
  [{ endedByGuest: undefined }, 'We’ve canceled your stay'],
])('a refund of a cancellation says who canceled: %o', (by, words) => {
  const stay = canceled({ ...by, cancellationRefund: { toCard: '614.18' } });
  const { entityId: bookingId, bookingReference, guestName, email } = stay;
  const refund = { entityId: randomUUID(), revision: 1, bookingId, bookingReference, guestName, email };
  const { guest } = emails.refunded({ ...refund, amount: '614.18', reason: 'cancellation' }, stay, undefined);
  for (const body of bodiesOf(guest)) expect(body.toLowerCase()).toContain(words.toLowerCase());
});

test.each([
  [{ reason: 'cancellation' }],
  [{ reason: 'adjustment', origin: 'stay-change' }],
  [{ reason: 'adjustment', origin: 'staff' }],
  [{ reason: 'late-payment', cause: 'hold-ended' }],
] as const)('all of an email about a made refund says that it is made: %o', (why) => {
  const stay = canceled({ ...byGuest, cancellationRefund: { toCard: '614.18' } });
  const { entityId: bookingId, bookingReference, guestName, email } = stay;
  const about = { entityId: randomUUID(), revision: 1, bookingId, bookingReference, guestName, email };
  const { guest } = emails.refunded({ ...about, amount: '614.18', ...why }, stay, undefined);
  expect(guest.subject).toMatch(/^\$614\.18 refunded/);
  for (const body of bodiesOf(guest)) {
    expect(body).toContain('You’ve been refunded.');
    expect(body).not.toContain('on its way');
  }
  expect(guest.html).toContain('$614.18 was refunded to your card.');
  const refund = { ...about, amount: '614.18', reason: why.reason };
  for (const later of [emails.refundDelayed(refund, stay), emails.refundRefused(refund, stay, true)])
    for (const body of bodiesOf(later)) expect(body).not.toContain('on its way');
});
