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

/** A write was not committed in time and has been rolled back: it is answered with 503. */
export class WriteTooLateError extends DependencyUnavailableError {}

/**
 * Runs a write whose first transaction must commit within `timeoutMs`. The edge stops waiting some time after that, so
 * a caller who is asked to try again has had no effect. What follows the first commit is always finished.
 */
export function withWriteDeadline<T>(timeoutMs: number, work: () => T): T {
  return writes.run({ commitBy: performance.now() + timeoutMs, hasCommitted: false }, work);
}

/** Runs bookkeeping whose transactions are no effect of the write that needs it. */
export function withoutWriteDeadline<T>(work: () => T): T {
  return writes.run(undefined, work);
}

/** Whether the write that runs here has committed a transaction. */
export function hasCommitted(): boolean {
  return writes.getStore()?.hasCommitted ?? false;
}

/**
 * Runs a transaction of the current write. `transact` calls `refuseLate` right before its commit; it throws a
 * WriteTooLateError when the deadline has passed. Without a write, as in jobs and consumers, nothing is too late.
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
