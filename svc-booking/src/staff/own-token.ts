import type { KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import * as v from 'valibot';
import { sessionIssuer } from '@getaway/service-kit/session/token';

/** The claims of a token that svc-booking signed for the audience. Undefined if it did not, or if they differ. */
export function readOwnToken<Claims extends v.GenericSchema>(
  token: string,
  key: KeyObject,
  expected: { claims: Claims; audience: string; ignoreExpiration?: boolean },
): v.InferOutput<Claims> | undefined {
  const { claims, ...options } = expected;
  try {
    return v.parse(
      claims,
      jwt.verify(token, key, { algorithms: ['ES256'], issuer: sessionIssuer, ...options }),
    );
  } catch {
    return undefined;
  }
}
