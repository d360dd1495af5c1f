import type { Tx } from '../database/database.ts';
import { selectHistory, type StoredHistoryEntry } from './booking-history.repository.ts';

/** What changed about a booking, newest first. */
export function listHistory(tx: Tx, bookingId: string): Promise<StoredHistoryEntry[]> {
  return selectHistory(tx, bookingId);
}
