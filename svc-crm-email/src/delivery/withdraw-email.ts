import type { Sql } from '@getaway/service-kit/sql';
import { cancelUnleased, statusOf } from './email-sends.repository.ts';

/**
 * Cancels an email that is no longer accurate. Returns whether the recipient has it, or may have it: a worker
 * that is sending it is not stopped.
 */
export async function withdrawEmail(sql: Sql, messageKey: string): Promise<boolean> {
  await cancelUnleased(sql, messageKey);
  const status = await statusOf(sql, messageKey);
  return status === 'sent' || status === 'pending';
}
