import { createHash } from 'node:crypto';
import type pg from 'pg';
import { dayMs } from '@getaway/kernel/instant';
import { mailboxOf } from '@getaway/kernel/mailbox';
import { everywhereLimit } from '@getaway/service-kit/limits/network-limits';
import { consume, type Consumed, type Limit } from '@getaway/service-kit/limits/rate-limiter';

/** Emails a day to addresses that a stranger entered; 0 means no limit. */
export interface StrangerEmailCaps {
  readonly perRecipient: number;
  readonly everywhere: number;
}

/**
 * Counts an email to an address that a stranger entered, who may not own it. Beyond the limits the request
 * succeeds without the email, so that no mailbox can be flooded through us. The address itself is not stored.
 */
export function allowStrangerEmail(
  pool: pg.Pool,
  { perRecipient, everywhere }: StrangerEmailCaps,
  email: string,
): Promise<Consumed> {
  const recipient = createHash('sha256').update(mailboxOf(email)).digest('base64url');
  const limits: Limit[] = [
    { subject: `to ${recipient}`, ceiling: perRecipient },
    everywhereLimit(everywhere),
  ];
  return countToday(pool, 'stranger-email', limits);
}

/**
 * Work that may send the counted emails. Emails that it does not send, or that are rolled back with it, are
 * uncounted: otherwise a repeated request would be answered without its email.
 */
export async function countIfSent(
  counted: readonly Consumed[],
  work: () => Promise<{ readonly areSent: boolean }>,
): Promise<void> {
  let areSent = false;
  try {
    ({ areSent } = await work());
  } finally {
    if (!areSent) for (const email of counted) if (email.ok) await email.restore();
  }
}

/** Whether an email is skipped because of the limit shared by all visitors; the owner is notified. */
export function isHeldOverall(outcome: Consumed): boolean {
  return !outcome.ok && outcome.subject === everywhereLimit(0).subject;
}

function countToday(pool: pg.Pool, purpose: string, limits: readonly Limit[]): Promise<Consumed> {
  return consume(pool, { purpose, windowMs: dayMs, limits: limits.filter(({ ceiling }) => ceiling > 0) });
}
