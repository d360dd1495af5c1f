import type { Tx } from '../database/database.ts';
import { markWithdrawn } from './payment-links.repository.ts';

/** Withdraws the open payment links of locked bookings. Returns how many there were. */
export function withdrawLinks(tx: Tx, bookingIds: readonly string[], now: Date): Promise<number> {
  return markWithdrawn(tx, bookingIds, now);
}
