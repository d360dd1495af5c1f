import type { Sql } from '@getaway/service-kit/sql';
import { suppressRefused } from './suppressions.repository.ts';

/**
 * Records that a mail server permanently refuses the address of a send. Records nothing when a reason is
 * known, or when the recipient was erased during the send; an erasure in progress is waited for.
 */
export function suppressAddress(
  sql: Sql,
  refused: { sendId: string; address: string; detail: string; now: Date },
): Promise<void> {
  return suppressRefused(sql, refused);
}
