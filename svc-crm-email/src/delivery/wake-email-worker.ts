import type { Sql } from '@getaway/service-kit/sql';
import { notifyEmailWorker } from './email-sends.repository.ts';

/** Makes the email worker look for due emails at once, after the commit of the transaction. */
export function wakeEmailWorker(sql: Sql): Promise<void> {
  return notifyEmailWorker(sql);
}
