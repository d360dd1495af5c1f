import type { Sql } from '@getaway/service-kit/sql';
import { cancelPending } from './email-sends.repository.ts';
import type { EmailKind } from './email.rules.ts';

/**
 * Cancels queued emails of a kind about a booking, which are no longer accurate. `except` keeps those whose
 * occasion ends with it.
 */
export function cancelEmails(
  sql: Sql,
  which: { kind: EmailKind | 'sequence-step'; bookingId: string; except: string | null },
): Promise<void> {
  return cancelPending(sql, which);
}
