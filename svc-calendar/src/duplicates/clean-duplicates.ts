import type { Database } from '../database/database.ts';
import { lockConflicts } from '../database/conflict-lock.ts';
import { possibleDuplicates, putBehind } from './duplicates.repository.ts';
import { findDuplicates, type DuplicateGroup, type PossibleDuplicate } from './duplicates.rules.ts';
import { detectConflicts, type ConflictDeps } from '../conflicts/detect-conflicts.ts';

/**
 * Finds stays that several feeds contain. Unless `dryRun` is set, it keeps the oldest of each group and hides
 * the others; the nights stay taken.
 */
export async function cleanDuplicates(
  deps: ConflictDeps & { database: Database },
  input: { dryRun: boolean; correlationId: string },
): Promise<DuplicateGroup<PossibleDuplicate>[]> {
  return deps.database.transact(async (_tx, sql) => {
    // Taken before any row lock, as in syncs, so that two transactions cannot deadlock.
    if (!input.dryRun) await lockConflicts(sql);
    const groups = findDuplicates(await possibleDuplicates(sql));
    if (input.dryRun || groups.length === 0) return groups;
    await putBehind(sql, groups);
    await detectConflicts(deps, sql, input.correlationId);
    return groups;
  });
}
