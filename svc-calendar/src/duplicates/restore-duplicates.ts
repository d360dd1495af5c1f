import type { Sql } from '@getaway/service-kit/sql';
import { showParted } from './duplicates.repository.ts';

/**
 * Restores each hidden duplicate whose dates no longer match those of the kept stay: it may take other nights, which
 * conflicts have to count.
 */
export function restoreDuplicates(sql: Sql): Promise<void> {
  return showParted(sql);
}
