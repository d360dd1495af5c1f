import * as v from 'valibot';
import { fieldChangeSchema, type FieldChange } from '@getaway/contracts/http/staff-booking-changes';
import type { Tx } from '../database/database.ts';

export interface HistoryEntry {
  readonly bookingId: string;
  readonly at: Date;
  /** The admin's name, or null when the system made the change. */
  readonly actor: string | null;
  readonly action: string;
  readonly changes: readonly FieldChange[];
}

export interface StoredHistoryEntry extends HistoryEntry {
  readonly id: string;
}

/** Records a change of a booking in the same transaction. */
export async function insertHistory(tx: Tx, entry: HistoryEntry): Promise<void> {
  await tx.bookingHistory.create({ data: { ...entry, changes: [...entry.changes] } });
}

/** The history of a booking, newest first. It outlives the booking. */
export async function selectHistory(tx: Tx, bookingId: string): Promise<StoredHistoryEntry[]> {
  const rows = await tx.bookingHistory.findMany({
    where: { bookingId },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  });
  return rows.map((row) => ({ ...row, changes: v.parse(v.array(fieldChangeSchema), row.changes) }));
}
