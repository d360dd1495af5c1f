import type { Database } from '../database/database.ts';
import type { StoredStayDiscounts } from './stay-discounts.rules.ts';
import { storedHouseRules } from './stay-rules.repository.ts';

/** The gap rule and the discounts, with the version that a change of them names. */
export async function showStayDiscounts({ database }: { database: Database }): Promise<StoredStayDiscounts> {
  return (await storedHouseRules(database.prisma)).discounts;
}
