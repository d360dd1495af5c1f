import type { Database } from '../database/database.ts';
import { storedStayRules, type StoredStayRules } from './stay-rules.repository.ts';

/** The rules for all stays, with the version that a change of them names. */
export function showStayRules({ database }: { database: Database }): Promise<StoredStayRules> {
  return storedStayRules(database.prisma);
}
