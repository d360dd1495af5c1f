import { expect, it } from 'vitest';
import { deletionEmailInWords } from './booking-words.ts';

it('says who gets an email when a booking is deleted', () => {
  const notice = (
    status: Parameters<typeof deletionEmailInWords>[0]['status'],
    checkOutDate = '2027-06-11',
  ) => deletionEmailInWords({ status, checkOutDate }, '2027-06-11');
  expect(notice('confirmed')).toContain('cancellation email');
  expect(notice('pending_payment')).toContain('the reservation was canceled');
  for (const status of ['pending', 'cancelled', 'completed'] as const)
    expect(notice(status)).toBe('No cancellation email is sent.');
  for (const status of ['confirmed', 'pending_payment'] as const)
    expect(notice(status, '2027-06-10')).toBe('No cancellation email is sent.');
});
