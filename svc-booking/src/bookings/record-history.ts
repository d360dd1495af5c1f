import type { Tx } from '../database/database.ts';
import { insertHistory, type HistoryEntry } from './booking-history.repository.ts';

/** Records what somebody changed about a booking, in the transaction of the change. */
export function recordHistory(tx: Tx, entry: HistoryEntry): Promise<void> {
  return insertHistory(tx, entry);
}
