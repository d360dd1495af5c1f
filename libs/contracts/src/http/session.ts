import * as v from 'valibot';
import { defineCall } from './call.ts';

export const adminSchema = v.object({ id: v.string(), username: v.string() });

export type Admin = v.InferOutput<typeof adminSchema>;

/** The cookie of a staff session; `__Host-` limits it to this origin when it is served over HTTPS. */
export const sessionCookieName = (secure: boolean): string => (secure ? '__Host-session' : 'session');

export const login = defineCall({
  method: 'POST',
  path: '/api/admin/login',
  summary: 'Signs a member of staff in and sets the session cookie',
  access: 'public',
  body: v.object({
    username: v.pipe(
      v.string(),
      v.minLength(1, 'Username is required'),
      v.maxLength(100),
      v.check((text) => !/\p{Cc}/u.test(text), 'Username contains characters that can’t be used'),
    ),
    password: v.pipe(v.string(), v.minLength(1, 'Password is required'), v.maxLength(200)),
  }),
  answer: adminSchema,
  refusals: ['wrong-credentials'],
});

export const readSession = defineCall({
  method: 'GET',
  path: '/api/admin/user',
  summary: 'The signed-in member of staff; renews the session cookie while the session lives',
  access: 'public',
  answer: adminSchema,
  refusals: ['unauthenticated'],
});

export const logout = defineCall({
  method: 'POST',
  path: '/api/admin/logout',
  summary: 'Ends the session everywhere',
  access: 'public',
  status: 204,
});

/**
 * The target of the link in an email about a locked account, with `token` as its query. It is a page with a
 * form, not an API call.
 */
export const signInLinkPath = '/api/admin/sign-in-link';

/**
 * How long that link works, once. The owner is emailed about guesses at the same interval, so that another
 * link follows when one has expired.
 */
export const signInLinkHours = 6;
