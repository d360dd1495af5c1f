import type { EmailDelivery } from '@getaway/contracts/http/email-delivery';
import { sqlOf } from '@getaway/service-kit/sql';
import { probeAtOnce } from './email-pauses.repository.ts';
import { readDelivery, type DeliveryDeps } from './read-delivery.ts';
import { wakeEmailWorker } from './wake-email-worker.ts';

/** Probes the mail server at once, on staff request. */
export async function tryDelivery(deps: DeliveryDeps): Promise<EmailDelivery> {
  const { pool } = deps.database;
  await probeAtOnce(pool, deps.now());
  await wakeEmailWorker(sqlOf(pool));
  return readDelivery(deps);
}
