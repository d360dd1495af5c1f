import type { Clock } from '@getaway/kernel/instant';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import type { DescribedConflict } from './described-conflict.rules.ts';
import { describeConflicts, updateConflict } from './described-conflicts.repository.ts';

/** Stores what staff write about a conflict, and returns it. Undefined for an unknown conflict. */
export async function resolveConflict(
  deps: { readonly database: Database; readonly now: Clock },
  id: string,
  change: { resolution?: string | null | undefined; isResolved?: boolean | undefined },
): Promise<DescribedConflict | undefined> {
  const sql = sqlOfPrisma(deps.database.prisma);
  if (!(await updateConflict(sql, id, { ...change, now: deps.now() }))) return undefined;
  const [conflict] = await describeConflicts(sql, [id]);
  return conflict;
}
