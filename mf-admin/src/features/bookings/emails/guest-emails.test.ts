import { describe, expect, it } from 'vitest';
import { exampleBooking } from '../example-booking.ts';
import { exampleQuote } from '../../../stay-price/example-quote.ts';
import {
  emailOfAmendment,
  emailOfDeletion,
  emailOfPayment,
  emailOfRecordedRefund,
  emailOfRefund,
  emailOfStatus,
  noEmail,
  refundOf,
} from './guest-emails.ts';

const bookingId = 'booking-1';
const confirmed = exampleBooking({ entryCode: '123456', balance: '0.00' });
const reserved = exampleBooking({ status: 'pending_payment' });

describe('the email of a new status', () => {
  it('is the confirmation with what is due, once', () => {
    expect(emailOfStatus(reserved, 'confirmed')).toMatchObject({
      kind: 'booking-confirmed',
      bookingId,
      changes: { status: 'confirmed', amountDue: '599.20' },
    });
    expect(emailOfStatus({ ...confirmed, status: 'completed' }, 'confirmed')).toBe(noEmail);
  });

  it('is the cancellation of what was announced', () => {
    expect(emailOfStatus(confirmed, 'cancelled')).toMatchObject({ kind: 'booking-cancelled' });
    expect(emailOfStatus(reserved, 'cancelled')).toMatchObject({ kind: 'reservation-released' });
    expect(emailOfStatus(exampleBooking({ status: 'pending' }), 'cancelled')).toContain('never confirmed');
  });

  it('is the cancellation of what was announced without a code', () => {
    const withoutCode = { ...confirmed, entryCode: null, wasConfirmed: true };
    expect(emailOfStatus(withoutCode, 'cancelled')).toMatchObject({ kind: 'booking-cancelled' });
  });

  it('is none for a pending or completed stay', () => {
    for (const status of ['pending', 'completed'] as const)
      expect(emailOfStatus(confirmed, status)).toBe(noEmail);
  });
});

it('a payment that covers the balance of a reservation confirms it, and any other is emailed on its own', () => {
  const today = '2027-02-14';
  const cash = { method: 'cash', effectiveOn: '2027-02-13' } as const;
  expect(emailOfPayment(reserved, { ...cash, amount: '599.20' }, today)).toMatchObject({
    kind: 'booking-confirmed',
    changes: { amountDue: '0.00' },
  });
  for (const booking of [reserved, confirmed])
    expect(emailOfPayment(booking, { ...cash, amount: '99.2' }, today)).toEqual({
      kind: 'payment-recorded',
      bookingId,
      entry: { ...cash, kind: 'payment', amount: '99.20' },
    });
  expect(emailOfRecordedRefund(bookingId, { ...cash, amount: '5' })).toMatchObject({
    entry: { kind: 'refund', amount: '-5.00' },
  });
  expect(emailOfPayment(confirmed, { amount: '5' }, today)).toContain('You can preview it once');
  const canceled = { ...confirmed, status: 'cancelled' } as const;
  expect(emailOfPayment(canceled, { ...cash, amount: '5' }, today)).toMatchObject({
    kind: 'payment-recorded',
  });
  for (const booking of [confirmed, canceled])
    expect(emailOfPayment(booking, { ...cash, amount: '5' }, '2027-02-15')).toBe(noEmail);
});

it('a refund is previewed once there is an amount', () => {
  expect(emailOfRefund(bookingId, '20')).toMatchObject({ kind: 'refund-guest', amount: '20.00' });
  for (const amount of ['', '0', 'ten', undefined])
    expect(emailOfRefund(bookingId, amount)).toBe('The guest gets an email about the refund.');
});

it('a deletion is announced while the stay is not over', () => {
  const today = '2027-02-14';
  expect(emailOfDeletion(confirmed, today)).toMatchObject({ kind: 'booking-cancelled' });
  expect(emailOfDeletion(reserved, today)).toMatchObject({ kind: 'reservation-released' });
  expect(emailOfDeletion(confirmed, '2027-02-15')).toBe('No cancellation email is sent.');
  expect(emailOfDeletion({ ...confirmed, status: 'completed' }, today)).toBe(
    'No cancellation email is sent.',
  );
});

it('an amendment is announced with the new stay, and a new address gets the whole confirmation', () => {
  const planned = {
    checkInDate: '2027-02-13',
    checkInTime: '16:00',
    checkOutDate: '2027-02-15',
    checkOutTime: '11:00',
    numberOfGuests: 2,
    email: confirmed.email,
    quote: exampleQuote(),
  };
  const change = { planned, balance: '240.00', isAmended: true };
  expect(emailOfAmendment(confirmed, change)).toEqual({
    kind: 'booking-changed',
    bookingId,
    changes: { ...planned, amountDue: '240.00' },
  });
  const readdressed = { ...planned, email: ' new@guests.example.com ' };
  expect(emailOfAmendment(confirmed, { ...change, planned: readdressed })).toMatchObject({
    kind: 'booking-confirmed',
    changes: { email: 'new@guests.example.com' },
  });
  expect(emailOfAmendment(confirmed, { ...change, isAmended: false })).toBe(noEmail);
  expect(emailOfAmendment({ ...confirmed, status: 'pending' }, change)).toBe(noEmail);
});

it('the refund of a cancellation is the policy’s amount, all, or nothing', () => {
  const preview = { refundable: '599.20', policy: { refundable: '0.00' } };
  expect(refundOf('full', preview)).toBe('599.20');
  for (const choice of ['policy', 'none', undefined] as const)
    expect(refundOf(choice, preview)).toBeUndefined();
});
