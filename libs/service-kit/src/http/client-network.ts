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

/** The networks of a client address in their canonical spelling. What is no address is a network of its own. */
export function clientNetworks(address: string): ClientNetworks {
  if (!ipaddr.isValid(address)) return { address, net64: address, net56: address, net48: address };
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
