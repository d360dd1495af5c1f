import type { Page } from '@getaway/contracts/http/paging';
import type { Database } from '../database/database.ts';
import type { PromoCodeSource, StaffPromoCode } from './staff-promo-code.rules.ts';
import { pageOfPromoCodes } from './staff-promo-codes.repository.ts';

/** One page of the promotion codes, newest first, with the total count: those of staff, unless asked otherwise. */
export function listPromoCodes(
  deps: { database: Database },
  query: Page & { source?: PromoCodeSource | undefined; search?: string | undefined },
): Promise<{ codes: StaffPromoCode[]; count: number }> {
  return pageOfPromoCodes(deps.database.prisma, { ...query, source: query.source ?? 'staff' });
}
