import type { Database } from '../database/database.ts';
import { storedHouseRules, type StoredStayRules } from './stay-rules.repository.ts';

/** The rules for all stays, with the version that a change of them names. */
export async function showStayRules({ database }: { database: Database }): Promise<StoredStayRules> {
  return (await storedHouseRules(database.prisma)).rules;
}
