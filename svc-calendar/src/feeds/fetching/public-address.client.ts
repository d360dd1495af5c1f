import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address to which a connection is refused. */
export class UnsafeAddressError extends Error {
  override readonly name = 'UnsafeAddressError';
}

/**
 * Whether an IP address is on the public internet. Refuses private, loopback, link-local (including cloud
 * metadata), shared, multicast and reserved addresses, and IPv6 forms that embed an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast';
}

/**
 * Checks addresses when the connection is made: a name is resolved once, checked, and connected to, so that
 * no second DNS answer can differ. One forbidden address among several refuses the name.
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

/**
 * Names are checked when they are resolved. An IP address in the URL is never resolved, so it is checked
 * here.
 */
export function isSafeHost(url: URL): boolean {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(host) === 0 || isPublicAddress(host);
}
