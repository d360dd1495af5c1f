import { addMilliseconds } from '@getaway/kernel/instant';
import type { Sql } from '@getaway/service-kit/sql';
import { takeWaitingConflicts } from './conflict-notices.repository.ts';
import { queueConflictsEmail, type ConflictEmailDeps } from './queue-conflicts-email.ts';

/** Emails all waiting conflicts in one email, unless the last one is too recent. */
export async function emailWaitingConflicts(deps: ConflictEmailDeps, sql: Sql, now: Date): Promise<void> {
  await queueConflictsEmail(
    deps,
    sql,
    await takeWaitingConflicts(sql, addMilliseconds(now, -deps.conflictEmailMs), now),
    now,
  );
}
