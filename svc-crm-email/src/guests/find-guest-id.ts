import type { Sql } from '@getaway/service-kit/sql';
import { guestIdOf } from './guests.repository.ts';

/** The guest of an address, current or former; null when there is none. */
export function findGuestId(sql: Sql, email: string): Promise<string | null> {
  return guestIdOf(sql, email);
}
