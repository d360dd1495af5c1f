import { BlockList, isIPv6 } from 'node:net';
import { readAddress } from './client-network.ts';

/** Whether an address is one of these, or of one of these networks (`10.0.0.0/8`). What is no address is in none. */
export function isAmong(networks: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return (written) => {
    const address = written === undefined ? undefined : readAddress(written);
    // BlockList knows that 10.0.0.1 is ::ffff:10.0.0.1, where a network is written like that.
    return address !== undefined && list.check(address, familyOf(address));
  };
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
