import type { ScheduledJob } from '@getaway/service-kit/jobs';
import { emailWaitingConflicts, type ConflictEmailDeps } from './use-cases/announce-conflict.ts';
import { planSequences } from './use-cases/plan-sequences.ts';
import type { SequenceDeps } from './use-cases/save-sequence.ts';

const everyHour = '7 * * * *';
const everyMinute = '* * * * *';

export function mailJobs(deps: SequenceDeps & { conflictEmails: ConflictEmailDeps }): ScheduledJob[] {
  return [
    {
      name: 'email-waiting-conflicts',
      cron: everyMinute,
      run: () =>
        deps.database.transact((_tx, sql) => emailWaitingConflicts(deps.conflictEmails, sql, deps.now())),
    },
    {
      // Changes plan what they change; this mends what a restored database or a copied table left behind.
      name: 'plan-sequences',
      cron: everyHour,
      run: () =>
        deps.database.transact((tx, sql) => planSequences(deps, tx, sql, { scope: {}, now: deps.now() })),
    },
  ];
}
