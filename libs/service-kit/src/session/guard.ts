import type { Request, RequestHandler, Response } from 'express';
import jwt from 'jsonwebtoken';
import passport from 'passport';
import { Strategy } from 'passport-jwt';
import * as v from 'valibot';
import { Problem, ProblemError } from '../problem.ts';
import type { HasEnded } from './ended-sessions.ts';
import type { KeySource } from './key-source.ts';
import { sessionAudience, sessionIssuer, type SessionClaims } from './token.ts';

const claimsSchema = v.object({
  sub: v.string(),
  username: v.string(),
  sid: v.string(),
  iat: v.number(),
  exp: v.number(),
});

export interface GuardOptions {
  readonly keys: KeySource;
  readonly cookieName: string;
  readonly hasEnded: HasEnded;
}

export interface SessionGuard {
  /** Lets staff pass and answers 401 to all others. */
  readonly requireStaff: RequestHandler;
  /** The signed-in member of staff, if any, for calls that show staff more than guests. */
  readonly identify: (request: Request) => Promise<SessionClaims | undefined>;
}

/** Checks the session cookie with passport-jwt against the issuer's public keys. */
export function createSessionGuard({ keys, cookieName, hasEnded }: GuardOptions): SessionGuard {
  const strategy = new Strategy(
    {
      jwtFromRequest: (request: Request) => cookieOf(request, cookieName),
      secretOrKeyProvider: (_request, token: string, done) => {
        keyFor(keys, token).then(
          (pem) => (pem === undefined ? done(new UnknownKeyError()) : done(null, pem)),
          (cause: unknown) => done(new KeysAwayError('session keys are unavailable', { cause })),
        );
      },
      algorithms: ['ES256'],
      issuer: sessionIssuer,
      audience: sessionAudience,
    },
    (payload: unknown, done) => {
      const claims = v.safeParse(claimsSchema, payload);
      done(null, claims.success ? claims.output : false);
    },
  );
  const authenticator = new passport.Passport();
  authenticator.use('session', strategy);

  const readClaims = (request: Request): Promise<SessionClaims | undefined> =>
    new Promise((resolve, reject) => {
      // passport-jwt reports a key that it could not fetch as `info` of a failed check, not as an error.
      const settle = (error: unknown, claims?: unknown, info?: unknown): void => {
        if (info instanceof KeysAwayError) {
          reject(new ProblemError(new Problem('unavailable', { retryAfterSeconds: 5 }), { cause: info }));
        } else {
          const parsed = v.safeParse(claimsSchema, error ? undefined : claims);
          resolve(parsed.success ? parsed.output : undefined);
        }
      };
      const check: unknown = authenticator.authenticate('session', { session: false }, settle);
      if (!request.res || !isHandler(check)) throw new Error('passport gave no handler');
      void check(request, request.res, settle);
    });

  const identify = async (request: Request): Promise<SessionClaims | undefined> => {
    const claims = await readClaims(request);
    return claims && !(await hasEnded(claims.sid)) ? claims : undefined;
  };

  return {
    identify,
    requireStaff: async (request, response, next) => {
      const claims = await identify(request);
      if (!claims) throw new ProblemError(new Problem('unauthenticated'));
      response.locals['staff'] = claims;
      next();
    },
  };
}

/** The caller of a call that `requireStaff` let pass. */
export function staffOf(response: Response): SessionClaims {
  return v.parse(claimsSchema, response.locals['staff']);
}

/** passport's types do not define the callback of `authenticate`. */
function isHandler(value: unknown): value is RequestHandler {
  return typeof value === 'function';
}

class UnknownKeyError extends Error {}
class KeysAwayError extends Error {}

async function keyFor(keys: KeySource, token: string): Promise<string | undefined> {
  const kid = jwt.decode(token, { complete: true })?.header.kid;
  return typeof kid === 'string' ? keys(kid) : undefined;
}

/** A cookie's value, as cookie-parser provides it. */
export function cookieOf(request: Request, name: string): string | null {
  const cookies: unknown = request.cookies;
  if (typeof cookies !== 'object' || cookies === null) return null;
  const value: unknown = Reflect.get(cookies, name);
  return typeof value === 'string' && value !== '' ? value : null;
}
