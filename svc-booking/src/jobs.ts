import type { Clock } from '@getaway/kernel/instant';
import type { ScheduledJob } from '@getaway/service-kit/jobs';
import { expiredLimitsJob } from '@getaway/service-kit/limits/expired-limits';
import type { Logger } from '@getaway/service-kit/logger';
import { forgettingJob } from '@getaway/service-kit/messaging/forget-old-messages';
import { addMissingLinks, type StayLinks } from '@getaway/service-kit/stay-links/open-stay';
import { compactCounters } from './bookings/booking-counts.repository.ts';
import { deleteOldAnswers } from './payments/idempotency-keys.repository.ts';
import type { Database } from './database/database.ts';
import { dateEntries } from './ledger/date-entries.ts';
import { publishLateEntries } from './ledger/publish-late-entries.ts';
import { mergeLedgerCounts } from './ledger/merge-ledger-counts.ts';
import { forgetOldRows } from './database/old-rows.repository.ts';
import { completeStays } from './bookings/complete-stays.ts';
import type { ConfirmDeps } from './payments/confirm-paid-booking.ts';
import { answerLinkRequests } from './guest-page/answer-link-requests.ts';
import { expireHolds } from './holds/expire-holds.ts';
import { forgetUnusedFiles } from './house/files/forget-unused-files.ts';
import { makeSizes } from './house/files/make-sizes.ts';
import type { PictureThreads } from './house/files/picture-threads.ts';
import { expireReservations } from './reservations/expire-reservations.ts';
import { payRefunds } from './payments/pay-refunds.ts';
import { shareOutNoticedTax } from './reports/share-out-noticed-tax.ts';
import { reconcilePayments } from './payments/reconcile-payments.ts';

const everyMinute = '* * * * *';
const everyHour = '3 * * * *';
const everyNight = '23 7 * * *';
const everyTenMinutes = '*/10 * * * *';

/** Scheduled jobs for holds, reservations, payments and stays. Each run has its own correlation id. */
export function paymentJobs(
  deps: ConfirmDeps & { logger: Logger; newId: () => string; timeZone: string },
): ScheduledJob[] {
  return [
    { name: 'expire-holds', cron: everyMinute, run: (budget) => expireHolds(deps, deps.newId(), budget) },
    {
      name: 'expire-reservations',
      cron: everyMinute,
      run: (budget) => expireReservations(deps, deps.newId(), budget),
    },
    { name: 'pay-refunds', cron: everyMinute, run: (budget) => payRefunds(deps, deps.newId(), budget) },
    {
      name: 'publish-late-entries',
      cron: everyTenMinutes,
      run: () => publishLateEntries(deps, deps.newId()),
    },
    { name: 'complete-stays', cron: everyHour, run: () => completeStays(deps, deps.newId()) },
    {
      name: 'reconcile-payments',
      cron: everyTenMinutes,
      run: (budget) => reconcilePayments(deps, deps.newId(), budget),
    },
  ];
}

/** Cleanup of old rows. */
export function upkeepJobs({
  database,
  now,
  newId,
  timeZone,
  stayLinks,
  pictures,
  logger,
}: {
  database: Database;
  now: Clock;
  newId: () => string;
  timeZone: string;
  stayLinks: StayLinks<string>;
  pictures: PictureThreads;
  logger: Logger;
}): ScheduledJob[] {
  const { pool } = database;
  return [
    {
      name: 'answer-link-requests',
      cron: everyTenMinutes,
      run: (budget) => answerLinkRequests({ database, now }, newId(), budget),
    },
    {
      name: 'add-stay-links',
      cron: everyHour,
      run: () => addMissingLinks(stayLinks),
    },
    {
      name: 'make-sizes',
      cron: everyTenMinutes,
      run: (budget) =>
        makeSizes({ database, pictures, now, logger }, { leftBehind: true, ...(budget && { budget }) }),
    },
    { name: 'compact-counters', cron: everyHour, run: () => compactCounters(pool) },
    { name: 'date-entries', cron: everyHour, run: () => dateEntries({ database, timeZone }) },
    { name: 'merge-ledger-counts', cron: everyHour, run: () => mergeLedgerCounts({ database }) },
    { name: 'share-out-tax', cron: everyHour, run: () => shareOutNoticedTax({ database, timeZone }) },
    { name: 'forget-old-answers', cron: everyHour, run: () => deleteOldAnswers(pool, now()) },
    forgettingJob({ pool, now }),
    expiredLimitsJob(pool),
    { name: 'forget-unused-files', cron: everyNight, run: () => forgetUnusedFiles(database, now()) },
    { name: 'forget-old-rows', cron: everyNight, run: () => forgetOldRows(pool, now()) },
  ];
}
