import * as v from 'valibot';
import { fieldChangeSchema, type FieldChange } from '@getaway/contracts/http/staff-booking-changes';
import type { Tx } from '../database/database.ts';

export interface HistoryEntry {
  readonly bookingId: string;
  readonly at: Date;
  /** The admin's name, or null when the house did it itself. */
  readonly actor: string | null;
  readonly action: string;
  readonly changes: readonly FieldChange[];
}

/** Writes down what was done to a booking, in the transaction in which it was. */
export async function recordHistory(tx: Tx, entry: HistoryEntry): Promise<void> {
  await tx.bookingHistory.create({ data: { ...entry, changes: [...entry.changes] } });
}

/** What was done to a booking, newest first; a deleted one keeps it. */
export async function historyOf(tx: Tx, bookingId: string): Promise<(HistoryEntry & { id: string })[]> {
  const rows = await tx.bookingHistory.findMany({
    where: { bookingId },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  });
  return rows.map((row) => ({ ...row, changes: v.parse(v.array(fieldChangeSchema), row.changes) }));
}
