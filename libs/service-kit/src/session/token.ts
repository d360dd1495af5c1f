import { createHash, createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';

/** The claims of a session token. */
export interface SessionClaims {
  /** The admin's id. */
  readonly sub: string;
  readonly username: string;
  /** The session's id, which a revocation names. */
  readonly sid: string;
  readonly iat: number;
  readonly exp: number;
}

export const sessionIssuer = 'getaway';
export const sessionAudience = 'getaway-staff';
export const tokenLifetimeSeconds = 15 * 60;

/** A public key in a JWK set; `kid` is its RFC 7638 thumbprint. */
export interface PublicSessionKey extends JsonWebKey {
  kid: string;
}

export function publicSessionKey(key: KeyObject): PublicSessionKey {
  const { crv, kty, x, y } = createPublicKey(key).export({ format: 'jwk' });
  const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url');
  return { crv, kty, x, y, kid, use: 'sig', alg: 'ES256' } as PublicSessionKey;
}
