import type { EmailDelivery } from '@getaway/contracts/http/email-delivery';
import { dateInZone } from '@getaway/kernel/calendar-date';
import type { Clock } from '@getaway/kernel/instant';
import type { Database } from '../database/database.ts';
import { isNight, type Night } from '../sequences/schedule.rules.ts';
import { findPause } from './email-pauses.repository.ts';
import { countWaiting, countWorthRetrying } from './failed-sends.repository.ts';

export interface DeliveryDeps {
  readonly database: Database;
  readonly timeZone: string;
  readonly night: Night;
  readonly now: Clock;
}

/** Whether emails are being sent, and how many wait or could be retried. */
export async function readDelivery(deps: DeliveryDeps): Promise<EmailDelivery> {
  const { pool } = deps.database;
  const now = deps.now();
  const [pause, waiting, retryable] = await Promise.all([
    findPause(pool),
    countWaiting(pool, now, isNight(now, deps.timeZone, deps.night)),
    countWorthRetrying(pool, now, dateInZone(now, deps.timeZone)),
  ]);
  const paused = pause && {
    fault: pause.fault,
    reason: pause.reason,
    since: pause.pausedAt.toISOString(),
    nextTryAt: pause.nextProbeAt.toISOString(),
  };
  return { paused: paused ?? null, waiting, retryable };
}
