import { describe, expect, test } from 'vitest';
import { brandOf, errorsOf, formatCvc, formatExpiry, formatNumber } from './card-details.ts';

const today = new Date(2027, 5, 15);
const good = { number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' };

describe('a card number', () => {
  test('is written in the groups of its brand', () => {
    expect(formatNumber('4242424242424242')).toBe('4242 4242 4242 4242');
    expect(formatNumber('4242-42')).toBe('4242 42');
    expect(formatNumber('378282246310005')).toBe('3782 822463 10005');
    expect(formatNumber('x')).toBe('');
  });

  test('tells its brand', () => {
    expect(['4', '55', '37', '6011', '9'].map(brandOf)).toEqual([
      'visa',
      'mastercard',
      'amex',
      'discover',
      'unknown',
    ]);
  });

  test('is complete, incomplete or wrong in its check digit', () => {
    expect(errorsOf(good, today)).toEqual({ number: undefined, expiry: undefined, cvc: undefined });
    expect(errorsOf({ ...good, number: '4242' }, today).number?.message).toBe(
      'Your card number is incomplete.',
    );
    expect(errorsOf({ ...good, number: '4242 4242 4242 4241' }, today).number?.code).toBe('invalid_number');
  });
});

describe('an expiration date', () => {
  test.each([
    ['1', false, '1'],
    ['5', false, '05 / '],
    ['12', false, '12 / '],
    ['12', true, '12'],
    ['1/', false, '01 / '],
    ['1230', false, '12 / 30'],
    ['12/2030', false, '12 / 30'],
  ])('typed as %s (deleting: %s) is written %s', (typed, isDeleting, written) => {
    expect(formatExpiry(typed, isDeleting)).toBe(written);
  });

  test.each([
    ['06 / 27', undefined],
    ['05 / 27', 'invalid_expiry_month_past'],
    ['12 / 26', 'invalid_expiry_year_past'],
    ['13 / 30', 'invalid_expiry_month'],
    ['12 / 3', 'incomplete_expiry'],
  ])('%s in June 2027: %s', (expiry, code) => {
    expect(errorsOf({ ...good, expiry }, today).expiry?.code).toBe(code);
  });
});

test('a security code has three digits, four for American Express', () => {
  expect(formatCvc('12345', 'visa')).toBe('123');
  expect(formatCvc('12345', 'amex')).toBe('1234');
  expect(errorsOf({ ...good, cvc: '12' }, today).cvc?.message).toBe(
    "Your card's security code is incomplete.",
  );
});
