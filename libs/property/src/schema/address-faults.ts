import type { FieldError } from '@getaway/contracts/problems';
import ipaddr from 'ipaddr.js';
import { textsIn, valueIn } from './file-values.ts';
import { isAddress } from './media.ts';

const rule =
  'Use an address on the public internet, such as https://photos.example.com/house.jpg: the browsers of your guests load it from there';
/** Names that are only known in a network of its own (RFC 6761, RFC 6762, RFC 8375). */
const privateName = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|home\.arpa|test|invalid)\.?$/;

/**
 * The photos and films of a house at addresses that guests cannot reach, or that lead into their own network. Works on a
 * file as it came, like `pictureFaults`.
 */
export function addressFaults(own: unknown): FieldError[] {
  return textsIn(valueIn(own, ['media']), 'media')
    .filter(({ text }) => isAddress(text) && !isPublic(text))
    .map(({ path }) => ({ path, message: rule }));
}

/** Addresses that are none are another rule's. For IP addresses, the rule is that of calendar feeds. */
function isPublic(address: string): boolean {
  const host = URL.parse(address)?.hostname.replace(/^\[(.*)\]$/, '$1');
  if (host === undefined) return true;
  if (ipaddr.isValid(host)) return ipaddr.parse(host).range() === 'unicast';
  return host.includes('.') && !privateName.test(host);
}
