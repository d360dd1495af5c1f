import type { Sql } from '@getaway/service-kit/sql';
import { isInDigest } from './notices.repository.ts';

/** Whether the owner learns, or has learned, of an occasion from a digest. */
export function wasInDigest(sql: Sql, messageKey: string): Promise<boolean> {
  return isInDigest(sql, messageKey);
}
