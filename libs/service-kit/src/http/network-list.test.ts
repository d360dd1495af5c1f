import { expect, it } from 'vitest';
import { isAmong } from './network-list.ts';

const isTrusted = isAmong([
  '10.0.0.0/8',
  '203.0.113.9',
  '2001:db8::/32',
  '::ffff:192.168.0.0/112',
  'fe80::/10',
]);

it.each(['10.1.2.3', '::ffff:10.1.2.3', '203.0.113.9', '2001:DB8:1::7', '192.168.0.7', 'fe80::1%eth0'])(
  '%s is in the list',
  (address) => expect(isTrusted(address)).toBe(true),
);

it.each([
  undefined,
  '',
  'unknown',
  '11.1.2.3',
  '203.0.113.8',
  '2001:db9::1',
  '10.1',
  '012.0.0.1',
  '10.1.2.3/8',
])('%s is not in the list', (address) => expect(isTrusted(address)).toBe(false));

it('an empty list contains no address', () => {
  expect(isAmong([])('127.0.0.1')).toBe(false);
});
