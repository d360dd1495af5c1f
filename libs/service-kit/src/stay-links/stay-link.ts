import { createHash, createHmac } from 'node:crypto';

/**
 * The token of a stay's link: 256 bits as base64url. It is derived, so that services with the secret need no call and no
 * stored token. A higher `linkVersion` ends the earlier links of the booking.
 */
export function stayToken(secret: string, bookingId: string, linkVersion: number): string {
  return createHmac('sha256', secret).update(`stay:${bookingId}:${linkVersion}`).digest('base64url');
}

/** What is stored of a token: SHA-256 as base64url. */
export function stayTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The address of a stay's page, for emails. `publicUrl` is the site's origin. */
export function stayLink(publicUrl: string, token: string): string {
  return new URL(`/stay/${token}`, publicUrl).href;
}

/** The token in a request's `Authorization: Stay <token>`; undefined when it is missing or malformed. */
export function stayTokenOf(authorization: string | undefined): string | undefined {
  return /^Stay ([A-Za-z0-9_-]{43})$/.exec(authorization ?? '')?.[1];
}
