import { randomUUID } from 'node:crypto';
import { dayMs } from '@getaway/kernel/instant';
import { isFirstReport } from '@getaway/service-kit/limits/overall-alarm';
import type { Sql } from '@getaway/service-kit/sql';
import { queueLimitAlert, type AlertDeps } from './queue-limit-alert.ts';

/**
 * Emails the owner, at most once in 24 hours, that emails are held back because visitors have requested too
 * many.
 */
export async function alertOfHeldEmails(deps: AlertDeps, sql: Sql, now: Date): Promise<void> {
  const report = { purpose: 'report held emails', subject: 'visitors', everyMs: dayMs };
  if (!(await isFirstReport(sql, report))) return;
  const occasion = `emails to visitors ${randomUUID()}`;
  return queueLimitAlert(deps, sql, { email: deps.emails.emailsHeld(), occasion, now });
}
