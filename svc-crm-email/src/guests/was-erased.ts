import type { Sql } from '@getaway/service-kit/sql';
import { isErasedSince } from './erased-addresses.repository.ts';

/**
 * Whether an address was erased after something was created. Older data must not be stored; newer data is a
 * new start.
 */
export function wasErased(sql: Sql, email: string, madeAt: string): Promise<boolean> {
  return isErasedSince(sql, email, madeAt);
}
