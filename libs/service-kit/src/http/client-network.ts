import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The networks that one client address is part of, from the narrowest to the widest. */
export interface ClientNetworks {
  readonly address: string;
  /** What one IPv6 customer has for one LAN. An IPv4 address stands for itself. */
  readonly net64: string;
  /** What many providers give one IPv6 customer. An IPv4 address stands for itself. */
  readonly net56: string;
  /** What one IPv6 site or small provider has; of an IPv4 address, its /24. */
  readonly net48: string;
}

/** Everything that isn't an address shares one name, so that made-up names don't get limits of their own. */
const unknown = 'unknown';

/**
 * An address in its canonical spelling: an IPv4 address that IPv6 carries (`::ffff:203.0.113.9`) as IPv4, without a zone.
 * Some proxies write `[2001:db8::1]:443` or `203.0.113.9:443`; the port and the brackets don't count. Undefined for
 * everything else, also for what only some servers take for an address: octal, hexadecimal or missing parts.
 */
export function readAddress(written: string): string | undefined {
  const address = withoutPort(written.trim());
  if (isIP(address) === 0) return undefined;
  const [name] = ipaddr.process(address).toString().split('%');
  return name;
}

/** The networks of a client address in their canonical spelling. */
export function clientNetworks(written: string): ClientNetworks {
  const address = readAddress(written);
  if (address === undefined) return { address: unknown, net64: unknown, net56: unknown, net48: unknown };
  if (isIP(address) === 4) {
    const net24 = `${ipaddr.IPv4.networkAddressFromCIDR(`${address}/24`).toString()}/24`;
    return { address, net64: address, net56: address, net48: net24 };
  }
  const network = (prefix: number): string =>
    `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${prefix}`).toString()}/${prefix}`;
  return { address, net64: network(64), net56: network(56), net48: network(48) };
}

/** What one customer is counted by: an IPv4 address as it is, and the /64 of an IPv6 address. */
export function clientNetwork(address: string): string {
  return clientNetworks(address).net64;
}

function withoutPort(written: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(written);
  if (bracketed?.[1] !== undefined) return bracketed[1];
  return /^([\d.]+):\d{1,5}$/.exec(written)?.[1] ?? written;
}
