import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface TokenOptions {
  readonly sessionId?: string;
  readonly lifetimeSeconds?: number;
  /** The audience; svc-booking's tokens are for staff. */
  readonly audience?: string;
  /** The key id in the header. */
  readonly keyId?: string;
  /** Members of the header that differ from svc-booking's. */
  readonly header?: Readonly<Record<string, unknown>>;
  /** Claims that differ from svc-booking's; undefined removes one. */
  readonly claims?: Readonly<Record<string, unknown>>;
  /** Signs with another key, for forged tokens. */
  readonly signWith?: (signed: string, publicPem: string) => Buffer;
}

/** A stand-in for svc-booking in tests that need a signed-in user. */
export interface TestSessionIssuer {
  readonly jwksUrl: string;
  /** How often the keys were fetched. */
  keyReads(): number;
  /** A token as svc-booking issues it, valid for `lifetimeSeconds` (900). */
  token(options?: TokenOptions): string;
  /** Stops serving the keys. */
  stop(): Promise<void>;
}

/** Serves a generated key set on a loopback port and signs with its private key. */
export async function startSessionIssuer(): Promise<TestSessionIssuer> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { crv, kty, x, y } = publicKey.export({ format: 'jwk' });
  const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url');
  let reads = 0;
  const server = createServer((_request, response) => {
    reads += 1;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ keys: [{ crv, kty, x, y, kid, use: 'sig', alg: 'ES256' }] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    jwksUrl: `http://127.0.0.1:${port}/.well-known/jwks.json`,
    keyReads: () => reads,
    token: ({
      sessionId = 'session-1',
      lifetimeSeconds = 900,
      audience = 'getaway-staff',
      keyId = kid,
      header = {},
      claims = {},
      signWith = (text: string) =>
        sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' }),
    } = {}) => {
      const now = Math.floor(Date.now() / 1_000);
      const signed = [
        { alg: 'ES256', typ: 'JWT', kid: keyId, ...header },
        {
          sub: 'admin-1',
          username: 'admin',
          sid: sessionId,
          iat: now,
          exp: now + lifetimeSeconds,
          iss: 'getaway',
          aud: audience,
          ...claims,
        },
      ]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.');
      const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
      return `${signed}.${signWith(signed, publicPem).toString('base64url')}`;
    },
    stop: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
