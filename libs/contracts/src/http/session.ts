import * as v from 'valibot';
import { defineCall } from './call.ts';

export const adminSchema = v.object({ id: v.string(), username: v.string() });

export type Admin = v.InferOutput<typeof adminSchema>;

/** The cookie of the staff's session; `__Host-` keeps it to this origin where it is served securely. */
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
  summary: 'Who is signed in; renews the session cookie while the session lives',
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

/** Where the link in an email about a locked account leads, with `token` as its query. It is no call but a page with a form. */
export const signInLinkPath = '/api/admin/sign-in-link';

/** How long that link works, once. The owner is emailed about guesses as often, so that another follows where one has expired. */
export const signInLinkHours = 6;
