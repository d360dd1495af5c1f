import * as v from 'valibot';
import { blockReasonSchema } from '@getaway/contracts/http/blocked-dates';
import type { BlockSnapshot } from '@getaway/contracts/http/internal-snapshots';
import { bookingRecord, type BookingRecord } from './booking-record.repository.ts';
import { dateFromColumn } from '../database/column-values.ts';
import type { Tx } from '../database/database.ts';

/** Where a page begins, and how much is on it. */
interface SnapshotPage {
  readonly after: string | undefined;
  readonly limit: number;
}

/** Bookings of every status in the order of their ids. */
export async function bookingsAfter(tx: Tx, { after, limit }: SnapshotPage): Promise<BookingRecord[]> {
  const rows = await tx.booking.findMany({
    ...(after === undefined ? {} : { where: { id: { gt: after } } }),
    orderBy: { id: 'asc' },
    take: limit,
  });
  return rows.map(bookingRecord);
}

/** Blocked nights in the order of their ids. A night that is blocked is always in its first revision. */
export async function blocksAfter(tx: Tx, { after, limit }: SnapshotPage): Promise<BlockSnapshot[]> {
  const rows = await tx.unavailableDate.findMany({
    where: { bookingId: null, ...(after === undefined ? {} : { id: { gt: after } }) },
    orderBy: { id: 'asc' },
    take: limit,
  });
  return rows.map((row) => ({
    entityId: row.id,
    revision: 1,
    date: dateFromColumn(row.date),
    reason: v.parse(v.fallback(blockReasonSchema, 'other'), row.reason),
    createdAt: row.createdAt.toISOString(),
  }));
}
