import { expect, test } from 'vitest';
import { shownStatus, statusInWords } from './payment-status.ts';

const entries = [{}];

test.each([
  [
    'an unpaid reservation',
    { balance: '500.00', totalPrice: '500.00' },
    { status: 'unpaid', entries: [] },
    'unpaid',
  ],
  [
    'a stay entered by staff',
    { balance: null, totalPrice: '500.00' },
    { status: 'unpaid', entries: [] },
    undefined,
  ],
  [
    'a stay that costs nothing',
    { balance: '0.00', totalPrice: '0.00' },
    { status: 'paid', entries: [] },
    undefined,
  ],
  [
    'a part payment',
    { balance: '400.00', totalPrice: '500.00' },
    { status: 'partly_paid', entries },
    'partly_paid',
  ],
  [
    'an overpaid stay',
    { balance: '-10.00', totalPrice: '500.00' },
    { status: 'overpaid', entries },
    'overpaid',
  ],
  ['a refund on its way', { balance: '0.00', totalPrice: '500.00' }, { status: 'paid', entries }, 'paid'],
  [
    'a canceled and refunded stay',
    { balance: null, totalPrice: '500.00' },
    { status: 'refunded', entries },
    'refunded',
  ],
  [
    'a canceled stay, half refunded',
    { balance: null, totalPrice: '500.00' },
    { status: 'partly_paid', entries },
    undefined,
  ],
] as const)('%s', (_what, booking, ledger, shown) => {
  expect(shownStatus(booking, ledger)).toBe(shown);
});

test.each([
  ['partly_paid', ['payment'], 'Partly paid'],
  ['refunded', ['payment', 'refund'], 'Refunded'],
  ['refunded', ['payment', 'chargeback'], 'Charged back'],
  ['paid', ['payment', 'chargeback', 'chargeback_reversal'], 'Paid'],
] as const)('%s by entries %j reads %s', (status, kinds, words) => {
  const entries = kinds.map((kind) => ({ kind }));
  expect(statusInWords(status, entries)).toBe(words);
});
