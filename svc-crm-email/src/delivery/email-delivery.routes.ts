import { Router } from 'express';
import {
  readEmailDelivery,
  retryFailedSends,
  tryEmailDelivery,
  type EmailDelivery,
} from '@getaway/contracts/http/email-delivery';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { mount } from '@getaway/service-kit/http/mount';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import { sqlOf } from '@getaway/service-kit/sql';
import { findPause, probeAtOnce } from './email-pauses.repository.ts';
import { wakeEmailWorker } from './email-sends.repository.ts';
import { countWaiting, countWorthRetrying, reviveFailedSends } from './failed-sends.repository.ts';
import type { SequenceDeps } from '../sequences/save-sequence.ts';

/** Whether emails are being sent, and staff's actions on failed ones. */
export function emailDeliveryRoutes(deps: SequenceDeps & { guard: SessionGuard }): Router {
  const router = Router();
  const { requireStaff } = deps.guard;
  const { pool } = deps.database;

  const deliveryNow = async (): Promise<EmailDelivery> => {
    const now = deps.now();
    const [pause, waiting, retryable] = await Promise.all([
      findPause(pool),
      countWaiting(pool, now),
      countWorthRetrying(pool, now, dateInZone(now, deps.timeZone)),
    ]);
    const paused = pause && {
      fault: pause.fault,
      reason: pause.reason,
      since: pause.pausedAt.toISOString(),
      nextTryAt: pause.nextProbeAt.toISOString(),
    };
    return { paused: paused ?? null, waiting, retryable };
  };

  mount(router, readEmailDelivery, requireStaff, deliveryNow);

  mount(router, tryEmailDelivery, requireStaff, async () => {
    await probeAtOnce(pool, deps.now());
    await wakeEmailWorker(sqlOf(pool));
    return deliveryNow();
  });

  mount(router, retryFailedSends, requireStaff, async () => {
    const now = deps.now();
    const retried = await reviveFailedSends(pool, now, dateInZone(now, deps.timeZone));
    await wakeEmailWorker(sqlOf(pool));
    return { retried };
  });

  return router;
}
