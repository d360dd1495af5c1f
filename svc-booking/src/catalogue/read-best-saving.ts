import type { Sql } from '@getaway/service-kit/sql';
import { selectBestSaving } from './best-saving.repository.ts';

/** What the best package that guests can book saves, in dollars; undefined while they can book none. */
export function readBestSaving(sql: Sql): Promise<number | undefined> {
  return selectBestSaving(sql);
}
