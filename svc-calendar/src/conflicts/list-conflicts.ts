import type { ParsedQuery } from '@getaway/contracts/http/call';
import type { listCalendarConflicts } from '@getaway/contracts/http/calendar-conflicts';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import type { DescribedConflict } from './described-conflict.rules.ts';
import { pageOfConflicts } from './described-conflicts.repository.ts';

/** A page of the open or the resolved conflicts, or of both, with the number of all of them. */
export function listConflicts(
  { database }: { readonly database: Database },
  { status, ...page }: ParsedQuery<typeof listCalendarConflicts>,
): Promise<{ conflicts: DescribedConflict[]; count: number }> {
  const isResolved = status === undefined ? undefined : status === 'resolved';
  return pageOfConflicts(sqlOfPrisma(database.prisma), { ...page, isResolved });
}
