import type { Database } from '../database/database.ts';
import { storedHouseRules } from './stay-rules.repository.ts';
import type { StoredStayRules } from './stay-rules.rules.ts';

/** The rules for all stays, with the version that a change of them names. */
export async function showStayRules({ database }: { database: Database }): Promise<StoredStayRules> {
  return (await storedHouseRules(database.prisma)).rules;
}
