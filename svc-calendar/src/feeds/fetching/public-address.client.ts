import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address that must not be connected to. */
export class UnsafeAddressError extends Error {
  override readonly name = 'UnsafeAddressError';
}

/**
 * Whether an IP address is on the open internet. Everything else is refused by what it is not: private, loopback,
 * link-local (cloud metadata among them), shared, multicast, reserved, and IPv6 forms that carry an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast';
}

/**
 * The address check at the moment of connecting: what a name stands for is resolved once, checked, and connected to, so
 * that no second answer of a name server can differ. One bad address among several refuses the name.
 */
export function publicLookup(lookup: typeof systemLookup = systemLookup): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new UnsafeAddressError('not a public address'), []);
      const [first] = addresses;
      if (options.all === true || first === undefined) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };
}

/** Names are checked when they are looked up; an address that stands in the URL is never looked up, so it is checked here. */
export function isSafeHost(url: URL): boolean {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(host) === 0 || isPublicAddress(host);
}
