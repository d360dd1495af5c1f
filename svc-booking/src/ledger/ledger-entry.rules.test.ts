import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCents, cents, subtractCents, zeroCents } from '@getaway/kernel/money';
import {
  booksOf,
  divideRefund,
  leftOfCardPayments,
  paymentStatusOf,
  refundableByMethod,
} from './ledger-entry.rules.ts';

const amounts = fc.integer({ min: 1, max: 1_000_000 }).map(cents);
const entry = fc
  .record({
    kind: fc.constantFrom('payment' as const, 'refund' as const, 'chargeback' as const),
    method: fc.constantFrom('card' as const, 'cash' as const, 'venmo' as const),
    size: amounts,
    status: fc.constantFrom('pending' as const, 'succeeded' as const, 'failed' as const),
    payment: fc.constantFrom('pi_1', 'pi_2'),
  })
  .map(({ kind, method, size, status, payment }) => ({
    kind,
    method,
    status,
    amount: kind === 'payment' ? size : subtractCents(zeroCents, size),
    paymentIntentId: method === 'card' ? payment : null,
  }));

describe('the sums of a booking', () => {
  it('are those of its final entries and of refunds on their way, in any order', () => {
    fc.assert(
      fc.property(amounts, fc.array(entry), (total, entries) => {
        const books = booksOf(total, entries);
        const held = addCents(
          ...entries.filter(({ status }) => status === 'succeeded').map(({ amount }) => amount),
        );
        expect(subtractCents(books.paid, books.returned)).toBe(held);
        const sent = addCents(
          ...entries
            .filter(({ status, amount }) => status === 'pending' && amount < 0)
            .map(({ amount }) => amount),
        );
        expect(addCents(books.onItsWay, sent)).toBe(0);
        expect(addCents(books.balance, held, sent)).toBe(total);
        expect(booksOf(total, entries.toReversed())).toEqual(books);
      }),
    );
  });

  it.each([
    ['unpaid', { paid: 0, returned: 0, balance: 500 }],
    ['partly_paid', { paid: 200, returned: 0, balance: 300 }],
    ['paid', { paid: 500, returned: 0, balance: 0 }],
    ['paid', { paid: 700, returned: 200, balance: 0 }],
    ['paid', { paid: 0, returned: 0, balance: 0 }],
    ['overpaid', { paid: 700, returned: 0, balance: -200 }],
    ['refunded', { paid: 500, returned: 500, balance: 500 }],
  ])('say whether it is %s: %o', (status, { paid, returned, balance }) => {
    const books = { paid: cents(paid), balance: cents(balance) };
    expect(paymentStatusOf({ ...books, returned: cents(returned), onItsWay: zeroCents })).toBe(status);
    // A refund on its way is decided already.
    expect(paymentStatusOf({ ...books, returned: zeroCents, onItsWay: cents(returned) })).toBe(status);
  });
});

describe('a refund', () => {
  it('is divided among card payments without a cent more or less, never above what each has left', () => {
    const payments = fc
      .uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 })
      .chain((ids) =>
        fc.tuple(
          ...ids.map((id) =>
            fc
              .integer({ min: 0, max: 1_000 })
              .map((left) => ({ paymentIntentId: `pi_${id}`, left: cents(left) })),
          ),
        ),
      );
    fc.assert(
      fc.property(payments, fc.integer({ min: 1, max: 4_000 }).map(cents), (left, amount) => {
        const parts = divideRefund(amount, left);
        const most = addCents(...left.map((payment) => payment.left));
        expect(parts === undefined).toBe(amount > most);
        if (parts === undefined) return;
        expect(addCents(...parts.map((part) => part.amount))).toBe(amount);
        for (const part of parts)
          expect(part.amount).toBeLessThanOrEqual(
            left.find(({ paymentIntentId }) => paymentIntentId === part.paymentIntentId)?.left ?? 0,
          );
      }),
    );
  });

  it('never exceeds what came by its method, while others are on their way', () => {
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const sent = entries.filter(({ status, amount }) => status === 'pending' && amount < 0);
        const settled = entries.filter(({ status }) => status === 'succeeded');
        for (const { method, amount } of refundableByMethod(entries)) {
          const held = addCents(
            ...[...settled, ...sent].flatMap((each) => (each.method === method ? [each.amount] : [])),
          );
          expect(amount).toBe(held);
        }
        for (const { left } of leftOfCardPayments(entries)) expect(left).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
