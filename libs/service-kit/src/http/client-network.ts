import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The networks of one client address, from the narrowest to the widest. */
export interface ClientNetworks {
  readonly address: string;
  /** One LAN of an IPv6 customer. An IPv4 address counts as itself. */
  readonly net64: string;
  /** The usual range of one IPv6 customer. An IPv4 address counts as itself. */
  readonly net56: string;
  /** One IPv6 site or small provider; for an IPv4 address, its /24. */
  readonly net48: string;
}

/** All values that are not addresses share one name, so that invented names get no separate limits. */
const unknown = 'unknown';

/**
 * An address in its canonical form: an IPv4-mapped address (`::ffff:203.0.113.9`) as IPv4, without a zone.
 * Some proxies write `[2001:db8::1]:443` or `203.0.113.9:443`; the port and the brackets are removed.
 * Undefined for everything else, including forms that only some servers accept as addresses: octal,
 * hexadecimal or missing parts.
 */
export function readAddress(written: string): string | undefined {
  const address = withoutPort(written.trim());
  if (isIP(address) === 0) return undefined;
  const [name] = ipaddr.process(address).toString().split('%');
  return name;
}

/** The networks of a client address in their canonical form. */
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

/** The network by which one customer is counted: an IPv4 address itself, or the /64 of an IPv6 address. */
export function clientNetwork(address: string): string {
  return clientNetworks(address).net64;
}

function withoutPort(written: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(written);
  if (bracketed?.[1] !== undefined) return bracketed[1];
  return /^([\d.]+):\d{1,5}$/.exec(written)?.[1] ?? written;
}
