import { randomUUID } from 'node:crypto';
import type { EventData } from '@getaway/contracts/events/event';
import type { guessesReached } from '@getaway/contracts/events/session';
import { dayMs } from '@getaway/kernel/instant';
import { isFirstReport } from '@getaway/service-kit/limits/overall-alarm';
import type { Sql } from '@getaway/service-kit/sql';
import { enqueueEmail } from '../delivery/email-sends.repository.ts';
import type { WrittenEmail } from '../delivery/email.rules.ts';
import type { AlertEmails, HeldEmails } from './alert-emails.ts';

interface AlertDeps {
  readonly emails: AlertEmails;
  readonly ownerEmail: string;
}

/** Emails the owner that passwords or promotion codes are being guessed. */
export function alertOfGuesses(
  deps: AlertDeps,
  sql: Sql,
  reached: EventData<typeof guessesReached>,
  now: Date,
): Promise<void> {
  return alert(deps, sql, { email: deps.emails.guessesReached(reached), occasion: reached.entityId, now });
}

/**
 * Emails the owner, at most once in 24 hours, that emails are held back because visitors have requested too
 * many.
 */
export async function alertOfHeldEmails(
  deps: AlertDeps,
  sql: Sql,
  held: HeldEmails,
  now: Date,
): Promise<void> {
  if (!(await isFirstReport(sql, { purpose: 'report held emails', subject: held, everyMs: dayMs }))) return;
  const occasion = `emails to ${held} ${randomUUID()}`;
  return alert(deps, sql, { email: deps.emails.emailsHeld(held), occasion, now });
}

async function alert(
  { ownerEmail }: AlertDeps,
  sql: Sql,
  { email, occasion, now }: { email: WrittenEmail; occasion: string; now: Date },
): Promise<void> {
  const about = { guestId: null, bookingId: null };
  const messageKey = `limit-reached:${occasion}`;
  await enqueueEmail(
    sql,
    { ...email, ...about, kind: 'limit-reached', messageKey, toAddress: ownerEmail },
    now,
  );
}
