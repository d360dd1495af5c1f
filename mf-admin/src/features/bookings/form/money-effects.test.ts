import { expect, it } from 'vitest';
import { moneyEffects } from './money-effects.ts';

const same = { currentTotal: '500.00', difference: '0.00', endsCardPayment: false, confirms: false };

it.each([
  ['0.00', '240.00', 'Balance due grows by $240.00.'],
  ['100.00', '340.00', 'Balance due grows by $240.00 to $340.00.'],
  ['340.00', '100.00', 'Balance due falls by $240.00 to $100.00.'],
  ['0.00', '-120.00', 'The guest will have overpaid $120.00: refund it afterwards.'],
  ['-120.00', '-20.00', 'The guest will have overpaid $20.00: refund it afterwards.'],
  ['-120.00', '0.00', 'The guest will no longer have overpaid.'],
  ['-120.00', '80.00', '$80.00 will be due.'],
  ['80.00', '0.00', 'Nothing will be left to pay.'],
])('from a balance of %s to %s reads: %s', (currentBalance, balance, words) => {
  expect(moneyEffects({ ...same, currentBalance, balance }, false)).toEqual([words]);
});

it('counts from the total where no payment is recorded, unless the stay is canceled', () => {
  const change = { currentTotal: '652.70', difference: '-214.00', balance: null, currentBalance: null };
  expect(moneyEffects({ ...same, ...change }, false)).toEqual(['Balance due falls by $214.00 to $438.70.']);
  expect(moneyEffects({ ...same, ...change }, true)).toEqual([]);
});

it('says nothing where nothing changes, and nothing about the balance of a stay that is canceled', () => {
  expect(moneyEffects({ ...same, currentBalance: '80.00', balance: '80.00' }, false)).toEqual([]);
  expect(moneyEffects({ ...same, currentBalance: '80.00', balance: null }, false)).toEqual([]);
});

it('names a card payment that ends, and a reservation that is confirmed', () => {
  const words = moneyEffects(
    { ...same, currentBalance: '80.00', balance: '0.00', endsCardPayment: true, confirms: true },
    false,
  );
  expect(words).toHaveLength(3);
  expect(words[1]).toContain('open card payment will be ended');
  expect(words[2]).toContain('will be confirmed');
});
