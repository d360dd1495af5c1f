import useSWR, { mutate } from 'swr';
import { login, logout, type Admin } from '@getaway/contracts/http/session';
import { callApi, type CallInput } from '@getaway/web-kit/api-client';
import { readAdmin } from '@getaway/web-kit/session';
import { awaitSignIn, endWait } from './sign-in-wait.ts';

/**
 * What is remembered of the session. One that ran out while its page is open is `interrupted`: the page stays, and
 * whoever it was signs in again. `by` tells a person who left from one whose session had run out before.
 */
type Remembered =
  | { status: 'signed-in' | 'interrupted'; admin: Admin }
  | { status: 'signed-out'; by: 'choice' | 'session-end' };

export type Session = { status: 'loading' } | { status: 'failed'; retry: () => void } | Remembered;

const sessionKey = ['/api/admin/user'] as const;

/** Who is signed in. Asked once, however many parts of the page want to know. */
export function useSession(): Session {
  const { data, error, isValidating } = useSWR<Remembered, Error>(sessionKey, askWho, {
    revalidateIfStale: false,
  });
  if (error && !isValidating) return { status: 'failed', retry: () => void mutate(sessionKey) };
  return data ?? { status: 'loading' };
}

/**
 * Signs in, and asks who that is (spec page 1, section 7); calls that waited for it are made again. Throws the ApiError of a
 * refusal.
 */
export async function signIn(credentials: CallInput<typeof login>['body']): Promise<void> {
  await callApi(login, { body: credentials });
  await mutate<Remembered>(sessionKey, askWho(), { revalidate: false });
  endWait('signed-in');
}

/** Signs out and forgets all that the session had read. Throws the ApiError of a failure, and stays signed in then. */
export async function signOut(): Promise<void> {
  await callApi(logout);
  await mutate<Remembered>(sessionKey, { status: 'signed-out', by: 'choice' }, { revalidate: false });
  await mutate((key) => !isSessionKey(key), undefined, { revalidate: false });
  endWait('left');
}

/** Asks who was signed in to sign in again. Resolves when they did, or left; at once where nobody was. */
export async function interruptSession(): Promise<'signed-in' | 'left'> {
  const session = await mutate<Remembered>(
    sessionKey,
    (last) => (last?.status === 'signed-in' ? { ...last, status: 'interrupted' } : last),
    { revalidate: false },
  );
  return session?.status === 'interrupted' ? awaitSignIn() : 'left';
}

async function askWho(): Promise<Remembered> {
  const admin = await readAdmin();
  return admin ? { status: 'signed-in', admin } : { status: 'signed-out', by: 'session-end' };
}

function isSessionKey(key: unknown): boolean {
  return Array.isArray(key) && key[0] === sessionKey[0];
}
