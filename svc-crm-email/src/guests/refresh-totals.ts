import type { Sql } from '@getaway/service-kit/sql';
import { writeTotals } from './guest-totals.repository.ts';

/**
 * Stores the totals of a guest's confirmed and completed stays (domain page, 'Guests'). The lifetime value is what was
 * received for them less what was returned, or the paid part of a total whose ledger is not known yet. Call it in the transaction of the change. It locks the guest's row first, so that
 * two concurrent changes do not miss each other.
 */
export function refreshTotals(sql: Sql, guestId: string): Promise<void> {
  return writeTotals(sql, guestId);
}
