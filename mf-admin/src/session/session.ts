import useSWR, { mutate } from 'swr';
import { login, logout, type Admin } from '@getaway/contracts/http/session';
import { callApi, type CallInput } from '@getaway/web-kit/api-client';
import { readAdmin } from '@getaway/web-kit/session';

/** What is remembered of the session; `by` tells a person who left from one whose session ran out. */
type Remembered =
  { status: 'signed-in'; admin: Admin } | { status: 'signed-out'; by: 'choice' | 'session-end' };

export type Session = { status: 'loading' } | { status: 'failed'; retry: () => void } | Remembered;

const sessionKey = ['/api/admin/user'] as const;

/** Who is signed in. Asked once, however many parts of the page want to know. */
export function useSession(): Session {
  const { data, error, isValidating } = useSWR<Remembered, Error>(sessionKey, askWho, {
    revalidateIfStale: false,
  });
  if (error && !isValidating) return { status: 'failed', retry: () => void refreshSession() };
  return data ?? { status: 'loading' };
}

/** Signs in and learns anew who is there. Throws the ApiError of a refusal. */
export async function signIn(credentials: CallInput<typeof login>['body']): Promise<void> {
  await callApi(login, { body: credentials });
  await refreshSession();
}

/** Signs out and forgets all that the session had read. Throws the ApiError of a failure, and stays signed in then. */
export async function signOut(): Promise<void> {
  await callApi(logout);
  await forgetSession('choice');
}

/** Makes the page signed out, for instance after a staff call was answered 401. */
export async function forgetSession(by: 'choice' | 'session-end'): Promise<void> {
  await mutate<Remembered>(sessionKey, { status: 'signed-out', by }, { revalidate: false });
  await mutate((key) => !isSessionKey(key), undefined, { revalidate: false });
}

async function refreshSession(): Promise<void> {
  await mutate(sessionKey);
}

async function askWho(): Promise<Remembered> {
  const admin = await readAdmin();
  return admin ? { status: 'signed-in', admin } : { status: 'signed-out', by: 'session-end' };
}

function isSessionKey(key: unknown): boolean {
  return Array.isArray(key) && key[0] === sessionKey[0];
}
