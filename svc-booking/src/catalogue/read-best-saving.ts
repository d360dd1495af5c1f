import type { Sql } from '@getaway/service-kit/sql';
import { selectBestSaving } from './best-saving.repository.ts';

/** The most that a package saves, in dollars. Undefined while guests can't book any package. */
export function readBestSaving(sql: Sql): Promise<number | undefined> {
  return selectBestSaving(sql);
}
