import { sqlOf } from '@getaway/service-kit/sql';
import { expiryOf } from '../sequences/schedule.rules.ts';
import type { SequenceDeps } from '../sequences/sequence-deps.ts';
import { reviveSends } from './email-send-list.repository.ts';
import { wakeEmailWorker } from './wake-email-worker.ts';

/** Gives the failed ones of these emails all of their attempts again, and counts the others. */
export async function retrySends(
  deps: SequenceDeps,
  ids: readonly string[],
): Promise<{ retried: number; leftOut: number }> {
  const { pool } = deps.database;
  const chosen = [...new Set(ids)];
  const retried = await reviveSends(pool, chosen, expiryOf(deps.now()));
  await wakeEmailWorker(sqlOf(pool));
  return { retried, leftOut: chosen.length - retried };
}
