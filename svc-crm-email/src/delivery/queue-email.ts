import type { Sql } from '@getaway/service-kit/sql';
import { insertEmail } from './email-sends.repository.ts';
import type { EmailToSend } from './email.rules.ts';
import { wakeEmailWorker } from './wake-email-worker.ts';

/** Records an email in the transaction of the event that it reports. The same occasion is recorded once. */
export async function queueEmail(sql: Sql, email: EmailToSend, sendAt: Date): Promise<void> {
  await insertEmail(sql, email, sendAt);
  await wakeEmailWorker(sql);
}
