import type { Sql } from '@getaway/service-kit/sql';
import { addressesOf } from './guest-removal.repository.ts';

/** The addresses of a guest, current and former. */
export function listAddresses(sql: Sql, guestId: string): Promise<string[]> {
  return addressesOf(sql, guestId);
}
