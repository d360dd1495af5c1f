import type { Page } from '@getaway/contracts/http/paging';
import type { Database } from '../database/database.ts';
import { pageOfBlocks, type BlockedDate } from './blocked-dates.repository.ts';

/** One page of the nights that staff have blocked, newest block first, with the total count. */
export function listBlockedDates(
  deps: { database: Database },
  page: Page,
): Promise<{ blocks: BlockedDate[]; count: number }> {
  return pageOfBlocks(deps.database.prisma, page);
}
