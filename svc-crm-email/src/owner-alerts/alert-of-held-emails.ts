import { randomUUID } from 'node:crypto';
import { dayMs } from '@getaway/kernel/instant';
import { isFirstReport } from '@getaway/service-kit/limits/overall-alarm';
import type { Sql } from '@getaway/service-kit/sql';
import type { HeldEmails } from './alert-emails.ts';
import { queueLimitAlert, type AlertDeps } from './queue-limit-alert.ts';

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
  return queueLimitAlert(deps, sql, { email: deps.emails.emailsHeld(held), occasion, now });
}
