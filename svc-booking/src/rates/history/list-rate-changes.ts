import type { Database } from '../../database/database.ts';
import type { RateChange } from './rate-change.rules.ts';
import { pageOfRateChanges } from './rate-changes.repository.ts';

/** A page of what changed about rates, newest first. */
export function listRateChanges(
  { database }: { database: Database },
  page: { readonly limit: number; readonly offset: number },
): Promise<{ changes: RateChange[]; count: number }> {
  return pageOfRateChanges(database.prisma, page);
}
