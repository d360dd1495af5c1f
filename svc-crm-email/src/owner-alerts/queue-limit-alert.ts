import type { Sql } from '@getaway/service-kit/sql';
import type { WrittenEmail } from '../delivery/email.rules.ts';
import { queueEmail } from '../delivery/queue-email.ts';
import type { AlertEmails } from './alert-emails.ts';

export interface AlertDeps {
  readonly emails: AlertEmails;
  readonly ownerEmail: () => string;
}

/** Queues an email to the owner that a limit was reached, once for each occasion. */
export async function queueLimitAlert(
  { ownerEmail }: AlertDeps,
  sql: Sql,
  { email, occasion, now }: { email: WrittenEmail; occasion: string; now: Date },
): Promise<void> {
  const about = { guestId: null, bookingId: null };
  const messageKey = `limit-reached:${occasion}`;
  await queueEmail(
    sql,
    { ...email, ...about, kind: 'limit-reached', messageKey, toAddress: ownerEmail() },
    now,
  );
}
