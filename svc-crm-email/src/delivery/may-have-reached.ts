import type { Sql } from '@getaway/service-kit/sql';
import { isSentOrLeased } from './email-sends.repository.ts';
import type { EmailKind } from './email.rules.ts';

/**
 * Whether an email of a kind about a booking was sent, or may have been: a worker that is sending it is not
 * stopped.
 */
export function mayHaveReached(sql: Sql, which: { kind: EmailKind; bookingId: string }): Promise<boolean> {
  return isSentOrLeased(sql, which);
}
