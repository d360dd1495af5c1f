import { describe, expect, it } from 'vitest';
import { cents } from '@getaway/kernel/money';
import { amountDue, balanceOf } from './amount-due.rules.ts';

const booking = {
  paymentMethod: 'card',
  status: 'confirmed',
  total: cents(50_000),
  paid: cents(50_000),
  refunded: cents(0),
} as const;

describe('what is due of a booking', () => {
  it.each([
    ['nothing of a paid stay', {}, 0, '0.00'],
    ['the total of an unpaid one', { paid: cents(0) }, 50_000, '500.00'],
    ['what a chargeback took', { refunded: cents(50_000) }, 50_000, '500.00'],
    ['nothing of an overpaid one', { total: cents(40_000) }, 0, '-100.00'],
    [
      'nothing once the overpaid part was refunded',
      { total: cents(40_000), refunded: cents(10_000) },
      0,
      '0.00',
    ],
    ['nothing of a canceled one', { status: 'cancelled', refunded: cents(50_000) }, 0, null],
    [
      'an unknown amount where payments are not recorded',
      { paymentMethod: 'manual', paid: cents(0) },
      undefined,
      null,
    ],
  ] as const)('is %s, for the guest and for staff', (_what, changes, due, balance) => {
    const changed = { ...booking, ...changes };
    expect(amountDue(changed)).toBe(due);
    expect(balanceOf(changed, changed.refunded)).toBe(balance);
  });
});
