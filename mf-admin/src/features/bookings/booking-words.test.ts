import { expect, it } from 'vitest';
import { exampleBooking } from './example-booking.ts';
import { dueInWords, returnsInWords } from './booking-words.ts';

it.each([
  ['0.00', '0.00', []],
  ['40.00', '0.00', ['$40.00 refunded']],
  ['599.20', '599.20', ['$599.20 charged back']],
  ['120.00', '100.00', ['$20.00 refunded', '$100.00 charged back']],
])('of %s that went back, %s by a bank, reads %j', (refundedTotal, chargebackTotal, words) => {
  expect(returnsInWords({ refundedTotal, chargebackTotal })).toEqual(words);
});

it.each([
  ['a phone booking without a payment', { balance: null }, ['$599.20 due']],
  ['a part payment', { balance: '99.20' }, ['$99.20 due']],
  ['a paid stay', { balance: '0.00' }, []],
  ['an overpaid stay', { balance: '-10.00' }, ['$10.00 overpaid']],
  ['a stay that costs nothing', { balance: null, totalPrice: '0.00' }, []],
  ['a canceled stay', { balance: null, status: 'cancelled' }, []],
  ['a reservation, which has a notice', { status: 'pending_payment' }, []],
  ['a guest who is still booking', { status: 'pending', holdExpiresAt: '2027-01-01T17:15:00.000Z' }, []],
] as const)('of %s, the balance due reads as it should', (_what, changes, words) => {
  expect(dueInWords(exampleBooking(changes))).toEqual(words);
});
