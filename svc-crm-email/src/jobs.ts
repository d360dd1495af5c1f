import type { ScheduledJob } from '@getaway/service-kit/jobs';
import { planSequences } from './use-cases/plan-sequences.ts';
import type { SequenceDeps } from './use-cases/save-sequence.ts';

const everyHour = '7 * * * *';

/** Changes plan what they change; this mends what a restored database or a copied table left behind. */
export function mailJobs(deps: SequenceDeps): ScheduledJob[] {
  return [
    {
      name: 'plan-sequences',
      cron: everyHour,
      run: () =>
        deps.database.transact((tx, sql) => planSequences(deps, tx, sql, { scope: {}, now: deps.now() })),
    },
  ];
}
