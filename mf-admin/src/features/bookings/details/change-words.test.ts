import { expect, test } from 'vitest';
import { changeInWords } from './change-words.ts';

test.each([
  [
    { field: 'checkOutDate', from: '2026-02-13', to: '2026-02-14' },
    'Check-out date: Feb 13, 2026 → Feb 14, 2026',
  ],
  [{ field: 'totalPrice', from: '599.20', to: '1250.00' }, 'Total price: $599.20 → $1,250.00'],
  [{ field: 'method', from: null, to: 'cash_app' }, 'Method: Cash App'],
  [{ field: 'checkInTime', from: '16:00', to: '13:30' }, 'Check-in time: 4:00 PM → 1:30 PM'],
  [{ field: 'dispute', from: null, to: 'inquiry' }, 'Dispute: the bank asks about the payment'],
  [{ field: 'payment', from: null, to: '-40.00' }, 'Payment: −$40.00'],
  [{ field: 'status', from: null, to: 'pending_payment' }, 'Status: Pending payment'],
  [{ field: 'phone', from: '555 0100', to: null }, 'Phone: 555 0100 removed'],
  [{ field: 'numberOfGuests', from: 2, to: 3 }, 'Number of guests: 2 → 3'],
  [{ field: 'guestName', from: null, to: 'pending_payment' }, 'Guest name: pending_payment'],
])('%j reads %s', (change, words) => {
  expect(changeInWords(change)).toBe(words);
});
