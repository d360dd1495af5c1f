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
 * The networks of a client address in their canonical spelling. Some proxies write `[2001:db8::1]:443` or
 * `203.0.113.9:443`; the port and the brackets don't count.
 */
export function clientNetworks(written: string): ClientNetworks {
  const address = withoutPort(written.trim());
  if (!ipaddr.isValid(address)) return { address: unknown, net64: unknown, net56: unknown, net48: unknown };
  const client = ipaddr.process(address);
  if (client.kind() === 'ipv4') {
    const name = client.toString();
    const net24 = `${ipaddr.IPv4.networkAddressFromCIDR(`${name}/24`).toString()}/24`;
    return { address: name, net64: name, net56: name, net48: net24 };
  }
  const [name = ''] = client.toString().split('%');
  const network = (prefix: number): string =>
    `${ipaddr.IPv6.networkAddressFromCIDR(`${name}/${prefix}`).toString()}/${prefix}`;
  return { address: name, net64: network(64), net56: network(56), net48: network(48) };
}

/** What one customer is counted by: an IPv4 address as it is, and the /64 of an IPv6 address. */
export function clientNetwork(address: string): string {
  return clientNetworks(address).net64;
}

function withoutPort(written: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(written);
  if (bracketed?.[1] !== undefined) return bracketed[1];
  return /^([\d.]+):\d+$/.exec(written)?.[1] ?? written;
}
