import type { Sql } from '@getaway/service-kit/sql';
import { statusOf } from './email-sends.repository.ts';

/** Whether an email about this occasion was ever recorded. */
export async function wasEmailQueued(sql: Sql, messageKey: string): Promise<boolean> {
  return (await statusOf(sql, messageKey)) !== undefined;
}
