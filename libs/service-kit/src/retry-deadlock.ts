import { setTimeout as sleep } from 'node:timers/promises';

/** PostgreSQL's codes for a transaction that gave way to another: the same work succeeds when it is done again. */
const gaveWay = new Set(['40P01', '40001']);
const mostTries = 5;
const waitMs = 20;

/**
 * Does work again that gave way to another transaction, for what has already happened outside the database and must be
 * recorded. `work` has to be safe to repeat. Throws what the last of five tries threw.
 */
export async function retryDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === mostTries || !isGivingWay(error)) throw error;
      await sleep(waitMs * tries);
    }
  }
}

function isGivingWay(error: unknown): boolean {
  return error instanceof Error && 'code' in error && gaveWay.has(String(error.code));
}
