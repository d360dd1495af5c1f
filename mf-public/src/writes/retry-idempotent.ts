import { ApiError } from '@getaway/web-kit/api-error';
import { tabStorage } from '../tab-storage.ts';

type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface Write {
  /** One unanswered write is remembered for each name: the call's path. */
  name: string;
  /** The JSON text of its body. */
  body: string;
}

interface RetryOptions {
  storage?: KeyStorage;
  newKey?: () => string;
  pause?: (ms: number) => Promise<void>;
}

/** The pause before each retry. Together they stay below four seconds, so a guest soon sees a failure. */
const pausesMs = [500, 1_000, 2_000];

let retrying = 0;
const listeners = new Set<() => void>();

/** Whether a write is being tried again, for `useSyncExternalStore`. */
export const retries = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  areUnderWay: (): boolean => retrying > 0,
};

function countRetry(change: 1 | -1): void {
  retrying += change;
  for (const listener of listeners) listener();
}

/**
 * Sends a write that must not happen twice, under one Idempotency-Key. Retries after a lost connection, a 5xx or
 * `in-progress`. After the last retry the key stays in `storage`, even across a reload, so that the same write sent later
 * gets the answer of the first. Throws the last error; any other refusal counts as an answer and is thrown at once.
 */
export async function retryIdempotent<T>(
  { name, body }: Write,
  send: (idempotencyKey: string) => Promise<T>,
  { storage = tabStorage(), newKey = () => crypto.randomUUID(), pause = wait }: RetryOptions = {},
): Promise<T> {
  const remembered = unansweredWrite(name, storage);
  const key = remembered?.body === body ? remembered.key : newKey();
  remember(storage, name, { key, body });
  let isRetry = false;
  try {
    for (const pauseMs of [...pausesMs, undefined]) {
      try {
        const answer = await send(key);
        storage.removeItem(storageKey(name));
        return answer;
      } catch (error) {
        if (!mayHaveHappened(error)) {
          storage.removeItem(storageKey(name));
          throw error;
        }
        if (pauseMs === undefined) throw error;
        if (!isRetry) countRetry(1);
        isRetry = true;
        await pause(pauseMs);
      }
    }
  } finally {
    if (isRetry) countRetry(-1);
  }
  throw new Error('unreachable: the last try answers or throws');
}

/** The write of that name that never got an answer, if any. */
export function unansweredWrite(
  name: string,
  storage: Pick<Storage, 'getItem'> = tabStorage(),
): { key: string; body: string } | undefined {
  const [key, body] = storage.getItem(storageKey(name))?.split('\n', 2) ?? [];
  return key !== undefined && body !== undefined ? { key, body } : undefined;
}

function mayHaveHappened(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 0 || error.status >= 500 || error.type === 'in-progress';
}

/** JSON text has no line break, and neither has a key. */
function remember(storage: KeyStorage, name: string, { key, body }: { key: string; body: string }): void {
  try {
    storage.setItem(storageKey(name), `${key}\n${body}`);
  } catch {
    // Private windows and full storage: only a reload forgets the key.
  }
}

function storageKey(name: string): string {
  return `unanswered ${name}`;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
