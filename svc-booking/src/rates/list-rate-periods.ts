import type { Page } from '@getaway/contracts/http/paging';
import type { Database } from '../database/database.ts';
import type { RatePeriod } from './rate-period.rules.ts';
import { pageOfPeriods } from './rate-periods.repository.ts';

/** A page of the seasons, overrides, and holidays, by their first date. */
export function listRatePeriods(
  { database }: { database: Database },
  page: Page,
): Promise<{ periods: RatePeriod[]; count: number }> {
  return pageOfPeriods(database.prisma, page);
}
