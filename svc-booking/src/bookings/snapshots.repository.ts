import * as v from 'valibot';
import { blockReasonSchema } from '@getaway/contracts/http/blocked-dates';
import type { BlockSnapshot } from '@getaway/contracts/http/internal-snapshots';
import { bookingRecord } from './booking-record.repository.ts';
import type { BookingRecord } from './booking-record.rules.ts';
import { dateFromColumn } from '../database/column-values.ts';
import type { Tx } from '../database/database.ts';

/** The cursor and size of a page. */
interface SnapshotPage {
  readonly after: string | undefined;
  readonly limit: number;
}

/** Bookings of every status, ordered by id. */
export async function bookingsAfter(tx: Tx, { after, limit }: SnapshotPage): Promise<BookingRecord[]> {
  const rows = await tx.booking.findMany({
    ...(after === undefined ? {} : { where: { id: { gt: after } } }),
    orderBy: { id: 'asc' },
    take: limit,
  });
  return rows.map(bookingRecord);
}

/** Blocked nights, ordered by id. A blocked night is always at revision 1. */
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
