import useSWR, { mutate } from 'swr';
import { login, logout, type Admin } from '@getaway/contracts/http/session';
import { callApi, type CallInput } from '@getaway/web-kit/api-client';
import { readAdmin } from '@getaway/web-kit/session';
import { awaitSignIn, countSignIns, endWait } from './sign-in-wait.ts';

/**
 * The known state of the session. One that expired while its page is open is `interrupted`: the page stays, and the
 * same person signs in again. `by` distinguishes signing out from an earlier expiry.
 */
type Remembered =
  | { status: 'signed-in' | 'interrupted'; admin: Admin }
  | { status: 'signed-out'; by: 'choice' | 'session-end' };

export type Session = { status: 'loading' } | { status: 'failed'; retry: () => void } | Remembered;

/** Its response body is not read (spec page 1, 'Endpoints'): the session says who signed in. */
const { answer: _unread, ...loginWithoutAnswer } = login;

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
  await callApi(loginWithoutAnswer, { body: credentials });
  // SWR drops the value of a mutation that another one overtakes, so this one has its value before it begins.
  const session = await askWho();
  const isRemembered = mutate<Remembered>(sessionKey, session, { revalidate: false });
  endWait(session.status === 'signed-in' ? 'signed-in' : 'left');
  await isRemembered;
}

/** Signs out and forgets all that the session had read. Throws the ApiError of a failure, and stays signed in then. */
export async function signOut(): Promise<void> {
  await callApi(logout);
  await mutate<Remembered>(sessionKey, { status: 'signed-out', by: 'choice' }, { revalidate: false });
  await mutate((key) => !isSessionKey(key), undefined, { revalidate: false });
  endWait('left');
}

/**
 * Asks who was signed in to sign in again. Resolves when they did, or left; at once where nobody was, or where somebody has
 * signed in since `countSignIns` was `signInsBefore`: the refusal of a call sent before that says nothing of this session.
 */
export async function interruptSession(signInsBefore: number): Promise<'signed-in' | 'left'> {
  if (countSignIns() > signInsBefore) return 'signed-in';
  // Waits from now on: a sign-in may end while the session is marked.
  const end = awaitSignIn();
  const session = await mutate<Remembered>(
    sessionKey,
    (last) => (last?.status === 'signed-in' ? { ...last, status: 'interrupted' } : last),
    { revalidate: false },
  );
  return session?.status === 'interrupted' ? end : 'left';
}

async function askWho(): Promise<Remembered> {
  const admin = await readAdmin();
  return admin ? { status: 'signed-in', admin } : { status: 'signed-out', by: 'session-end' };
}

function isSessionKey(key: unknown): boolean {
  return Array.isArray(key) && key[0] === sessionKey[0];
}
