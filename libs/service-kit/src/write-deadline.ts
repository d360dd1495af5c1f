import { AsyncLocalStorage } from 'node:async_hooks';
import { DependencyUnavailableError } from './dependency-unavailable.ts';

/** How long the edge waits for the answer to a write, in ms. */
export const writeAnswerMs = 30_000;

interface Write {
  /** On the clock of `performance.now()`. */
  readonly commitBy: number;
  hasCommitted: boolean;
}

const writes = new AsyncLocalStorage<Write | undefined>();

/** A write was not committed in time and has been rolled back: the answer is 503. */
export class WriteTooLateError extends DependencyUnavailableError {}

/**
 * Runs a write whose first transaction must commit within `timeoutMs`. The edge waits a little longer, so a
 * caller that gets a 503 has caused no effect. Work after the first commit is always completed.
 */
export function withWriteDeadline<T>(timeoutMs: number, work: () => T): T {
  return writes.run({ commitBy: performance.now() + timeoutMs, hasCommitted: false }, work);
}

/** Runs bookkeeping whose transactions do not count as an effect of its write. */
export function withoutWriteDeadline<T>(work: () => T): T {
  return writes.run(undefined, work);
}

/** Whether the current write has committed a transaction. */
export function hasCommitted(): boolean {
  return writes.getStore()?.hasCommitted ?? false;
}

/**
 * Runs a transaction of the current write. `transact` calls `refuseLate` right before its commit; it throws a
 * WriteTooLateError when the deadline has passed. Outside a write, as in jobs and consumers, there is no
 * deadline.
 */
export async function commitInTime<T>(transact: (refuseLate: () => void) => Promise<T>): Promise<T> {
  const write = writes.getStore();
  const refuseLate = (): void => {
    if (write && !write.hasCommitted && performance.now() > write.commitBy)
      throw new WriteTooLateError('The write took too long and was rolled back');
  };
  refuseLate();
  const outcome = await transact(refuseLate);
  if (write) write.hasCommitted = true;
  return outcome;
}
