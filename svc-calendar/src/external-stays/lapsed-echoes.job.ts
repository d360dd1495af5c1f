import type { ScheduledJob } from '@getaway/service-kit/jobs';
import { detectConflicts, type ConflictDeps } from '../conflicts/detect-conflicts.ts';
import type { Database } from '../database/database.ts';
import { markEchoes } from './mark-echoes.ts';

type LapseDeps = ConflictDeps & { readonly database: Database };

/** Syncs and bookings do the same; this is for the hours in which no feed is read, paused and failing ones included. */
export function lapsedEchoesJob(deps: LapseDeps): ScheduledJob {
  return { name: 'end-lapsed-echoes', cron: '*/5 * * * *', run: () => endLapsedEchoes(deps) };
}

/** Takes the nights of blocks that were echoes of stays that ended long ago, and looks for their conflicts. */
export async function endLapsedEchoes(deps: LapseDeps): Promise<void> {
  await deps.database.transactPlain(async (sql) => {
    const correlationId = deps.newId();
    const changes = await markEchoes(sql, { correlationId, now: deps.now() });
    if (changes.length > 0) await detectConflicts(deps, sql, correlationId);
  });
}
