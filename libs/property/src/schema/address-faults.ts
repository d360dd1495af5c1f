import type { FieldError } from '@getaway/contracts/problems';
import ipaddr from 'ipaddr.js';
import { textsIn, valueIn } from './file-values.ts';
import { isAddress } from './media.ts';

const rule =
  'Use an address on the public internet, such as https://photos.example.com/house.jpg, because your guests’ browsers load it from there';
/** Names that only resolve within a private network (RFC 6761, RFC 6762, RFC 8375). */
const privateName = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|home\.arpa|test|invalid)\.?$/;

/**
 * A fault for each photo or film whose address guests can't reach, or that points into their own network. Works on an
 * unparsed file, like `pictureFaults`.
 */
export function addressFaults(own: unknown): FieldError[] {
  return textsIn(valueIn(own, ['media']), 'media')
    .filter(({ text }) => isAddress(text) && !isPublic(text))
    .map(({ path }) => ({ path, message: rule }));
}

/** Also true for text that is no URL, which another rule refuses. IP addresses follow the rule for calendar feeds. */
function isPublic(address: string): boolean {
  const host = URL.parse(address)?.hostname.replace(/^\[(.*)\]$/, '$1');
  if (host === undefined) return true;
  if (ipaddr.isValid(host)) return ipaddr.parse(host).range() === 'unicast';
  return host.includes('.') && !privateName.test(host);
}
