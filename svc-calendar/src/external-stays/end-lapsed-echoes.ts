import { detectConflicts, type ConflictDeps } from '../conflicts/detect-conflicts.ts';
import type { Database } from '../database/database.ts';
import { markEchoes } from './mark-echoes.ts';

export type LapseDeps = ConflictDeps & { readonly database: Database };

/** Takes the nights of blocks that were echoes of stays that ended long ago, and looks for their conflicts. */
export async function endLapsedEchoes(deps: LapseDeps): Promise<void> {
  await deps.database.transactPlain(async (sql) => {
    const correlationId = deps.newId();
    const changes = await markEchoes(sql, { correlationId, now: deps.now() });
    if (changes.length > 0) await detectConflicts(deps, sql, correlationId);
  });
}
