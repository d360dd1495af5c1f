import { dateInZone } from '@getaway/kernel/calendar-date';
import { sqlOf } from '@getaway/service-kit/sql';
import { reviveFailedSends } from './failed-sends.repository.ts';
import type { DeliveryDeps } from './read-delivery.ts';
import { wakeEmailWorker } from './wake-email-worker.ts';

/** Gives all failed emails that are still useful their attempts again, and returns how many there were. */
export async function retryFailedSends(deps: DeliveryDeps): Promise<number> {
  const { pool } = deps.database;
  const now = deps.now();
  const retried = await reviveFailedSends(pool, now, dateInZone(now, deps.timeZone));
  await wakeEmailWorker(sqlOf(pool));
  return retried;
}
