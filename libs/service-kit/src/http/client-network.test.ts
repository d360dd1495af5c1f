import { expect, test } from 'vitest';
import { clientNetwork, clientNetworks } from './client-network.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8::/64'],
  ['::1', '::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['203.0.113.9:4000', '203.0.113.9'],
  ['[::ffff:203.0.113.9]', '203.0.113.9'],
  ['[2001:db8:1:2::6]:443', '2001:db8:1:2::/64'],
  ['203.0.113.9:123456', 'unknown'],
  ['198.051.007.001', 'unknown'],
  ['::ffff:198.051.007.001', 'unknown'],
  ['198.51.1801', 'unknown'],
  ['0xc6330701', 'unknown'],
  ['3325232897', 'unknown'],
  ['fe80::1%<b>', 'unknown'],
  ['203.0.113.9/8', 'unknown'],
  ['203.0.113.9, 6.6.6.6', 'unknown'],
  ['', 'unknown'],
  ['made up', 'unknown'],
  ['another name', 'unknown'],
])('%s is counted as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

test('an IPv6 address belongs to a /64, a /56 and a /48', () => {
  expect(clientNetworks('2001:db8:1:23ff:3:4:5:6')).toEqual({
    address: '2001:db8:1:23ff:3:4:5:6',
    net64: '2001:db8:1:23ff::/64',
    net56: '2001:db8:1:2300::/56',
    net48: '2001:db8:1::/48',
  });
});

test('an IPv4 address counts as itself up to its /24', () => {
  expect(clientNetworks('::ffff:203.0.113.9')).toEqual({
    address: '203.0.113.9',
    net64: '203.0.113.9',
    net56: '203.0.113.9',
    net48: '203.0.113.0/24',
  });
});
