import type pg from 'pg';
import type { Clock } from '@getaway/kernel/instant';
import { sqlOf } from '@getaway/service-kit/sql';
import { deleteExpired } from './pending-signups.repository.ts';

/** Deletes signups that were not confirmed in time, and those that were. */
export async function forgetUnconfirmed(deps: { pool: pg.Pool; now: Clock }): Promise<void> {
  await deleteExpired(sqlOf(deps.pool), deps.now());
}
