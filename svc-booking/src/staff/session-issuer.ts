import { createPublicKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import * as v from 'valibot';
import {
  publicSessionKey,
  sessionAudience,
  sessionIssuer,
  tokenLifetimeSeconds,
  type PublicSessionKey,
} from '@getaway/service-kit/session/token';
import { readOwnToken } from './own-token.ts';

export interface SessionSubject {
  readonly sessionId: string;
  readonly adminId: string;
  readonly username: string;
}

export interface SessionIssuer {
  readonly publicKeys: readonly PublicSessionKey[];
  issue(subject: SessionSubject): string;
  /** The account that one of our tokens was issued for, even if it has expired: the session decides. */
  readEvenIfExpired(token: string): SessionSubject | undefined;
}

const claimsSchema = v.object({ sub: v.string(), username: v.string(), sid: v.string() });

export function createSessionIssuer(privateKey: KeyObject): SessionIssuer {
  const publicKey = publicSessionKey(privateKey);
  const verifyingKey = createPublicKey(privateKey);
  return {
    publicKeys: [publicKey],
    issue: ({ sessionId, adminId, username }) =>
      jwt.sign({ username, sid: sessionId }, privateKey, {
        algorithm: 'ES256',
        keyid: publicKey.kid,
        subject: adminId,
        issuer: sessionIssuer,
        audience: sessionAudience,
        expiresIn: tokenLifetimeSeconds,
      }),
    readEvenIfExpired: (token) => {
      const expected = { claims: claimsSchema, audience: sessionAudience, ignoreExpiration: true };
      const claims = readOwnToken(token, verifyingKey, expected);
      return claims && { sessionId: claims.sid, adminId: claims.sub, username: claims.username };
    },
  };
}
