import { BlockList, isIPv6 } from 'node:net';
import { readAddress } from './client-network.ts';

/**
 * Whether an address equals one of these, or is in one of these networks (`10.0.0.0/8`). False for a value
 * that is not an address.
 */
export function isAmong(networks: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return (written) => {
    const address = written === undefined ? undefined : readAddress(written);
    // BlockList matches 10.0.0.1 with ::ffff:10.0.0.1 when a network is written that way.
    return address !== undefined && list.check(address, familyOf(address));
  };
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
