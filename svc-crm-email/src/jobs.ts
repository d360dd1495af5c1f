import { systemClock } from '@getaway/kernel/instant';
import type { ScheduledJob } from '@getaway/service-kit/jobs';
import { expiredLimitsJob } from '@getaway/service-kit/limits/expired-limits';
import { forgettingJob } from '@getaway/service-kit/messaging/forget-old-messages';
import type { Dependencies } from './dependencies.ts';
import { emailWaitingChanges } from './booking-emails/email-waiting-changes.ts';
import { fillMoney } from './bookings-copy/fill-money.ts';
import { carryOverMessages } from './inbox/carry-over-messages.ts';
import { forgetUnconfirmed } from './newsletter/forget-unconfirmed.ts';
import { emailDigest } from './owner-alerts/email-digest.ts';
import { emailWaitingConflicts } from './owner-alerts/email-waiting-conflicts.ts';
import { emailWaitingMessages } from './owner-alerts/email-waiting-messages.ts';
import { planSequences } from './sequences/plan-sequences.ts';

const everyHour = '7 * * * *';
const everyFiveMinutes = '*/5 * * * *';

/** Scheduled jobs of svc-crm-email. */
export function serviceJobs(deps: Dependencies): ScheduledJob[] {
  const { conflictEmails, database, now, pool } = deps;
  return [
    {
      name: 'email-waiting-conflicts',
      cron: everyFiveMinutes,
      run: () => database.transact((_tx, sql) => emailWaitingConflicts(conflictEmails, sql, now())),
    },
    {
      name: 'email-waiting-notices',
      cron: everyFiveMinutes,
      run: async () => {
        await database.transact((_tx, sql) => emailWaitingMessages(deps, sql, now()));
        await database.transact((_tx, sql) => emailWaitingChanges(deps, sql, now()));
      },
    },
    {
      name: 'email-digest',
      cron: everyFiveMinutes,
      run: () => database.transact((_tx, sql) => emailDigest(deps, sql, now())),
    },
    // What the previous version stores while it is being replaced.
    { name: 'carry-over-messages', cron: everyFiveMinutes, run: () => carryOverMessages(deps) },
    {
      // Changes plan their own sends; this repairs what a restored database or a copied table left behind.
      name: 'plan-sequences',
      cron: everyHour,
      run: () => database.transact((tx, sql) => planSequences(deps, tx, sql, { scope: {}, now: now() })),
    },
    // Once, after the update that introduced it.
    { name: 'fill-money', cron: everyHour, run: () => fillMoney(deps) },
    { name: 'forget-unconfirmed', cron: everyHour, run: () => forgetUnconfirmed(deps) },
    forgettingJob({ pool, now: systemClock }),
    expiredLimitsJob(pool),
  ];
}
