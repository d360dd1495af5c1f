import type pg from 'pg';
import * as v from 'valibot';
import { blockReasonSchema, type BlockReason } from '@getaway/contracts/http/blocked-dates';
import type { Page } from '@getaway/contracts/http/paging';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { rowsInBatches } from '@getaway/service-kit/rows-in-batches';
import type { Sql } from '@getaway/service-kit/sql';
import { dateFromColumn } from '../database/column-values.ts';
import type { Tx } from '../database/database.ts';

/** A night that staff block: a row of `unavailable_dates` without a booking. */
export interface BlockedDate {
  readonly id: string;
  readonly date: CalendarDate;
  readonly reason: BlockReason;
}

/**
 * Blocks nights in date order, as bookings take theirs. When the outcome names taken nights, some rows may
 * have been inserted, so the caller has to roll back.
 */
export async function insertBlocks(
  sql: Sql,
  nights: readonly CalendarDate[],
  reason: BlockReason,
): Promise<{ ok: true; blocks: BlockedDate[] } | { ok: false; taken: CalendarDate[] }> {
  const blocks: BlockedDate[] = [];
  for (;;) {
    const made = await sql<{ id: string; date: CalendarDate }>(
      `INSERT INTO unavailable_dates (id, date, reason)
       SELECT gen_random_uuid()::text, night, $2 FROM unnest($1::date[]) AS night ORDER BY night
       ON CONFLICT (date) DO NOTHING RETURNING id, date::text AS date`,
      nights,
      reason,
    );
    blocks.push(...made.map(({ id, date }) => ({ id, date, reason })));
    if (blocks.length === nights.length) return { ok: true, blocks: blocks.sort(byDate) };
    const others = await sql<{ date: CalendarDate }>(
      `SELECT date::text AS date FROM unavailable_dates
       WHERE date = ANY($1::date[]) AND NOT (id = ANY($2::text[])) ORDER BY date`,
      nights,
      blocks.map(({ id }) => id),
    );
    if (others.length > 0) return { ok: false, taken: others.map(({ date }) => date) };
    // The conflicting row was deleted between the two statements, so the night is available.
  }
}

/** Unblocks nights and returns them in date order. Ids that match no blocked night are skipped. */
export async function deleteBlocks(tx: Tx, sql: Sql, ids: readonly string[]): Promise<BlockedDate[]> {
  // Locks in date order, as bookings do, so that concurrent deletions of the same nights do not deadlock.
  const locked = await sql<{ id: string }>(
    `SELECT id FROM unavailable_dates WHERE id = ANY($1::text[]) AND booking_id IS NULL ORDER BY date FOR UPDATE`,
    ids,
  );
  const where = { id: { in: locked.map(({ id }) => id) } };
  const rows = await tx.unavailableDate.findMany({ where, orderBy: { date: 'asc' } });
  await tx.unavailableDate.deleteMany({ where });
  return rows.map(blockedDate);
}

/** One page of blocked nights, newest block first and in date order within a block, with the total count. */
export async function pageOfBlocks(
  tx: Tx,
  { limit, offset = 0 }: Page,
): Promise<{ blocks: BlockedDate[]; count: number }> {
  const where = { bookingId: null };
  const [rows, count] = await Promise.all([
    tx.unavailableDate.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { date: 'asc' }],
      skip: offset,
      ...(limit === undefined ? {} : { take: limit }),
    }),
    tx.unavailableDate.count({ where }),
  ]);
  return { blocks: rows.map(blockedDate), count };
}

/** All nights that staff block, by date, in batches. */
export async function* allBlocks(pool: pg.Pool): AsyncGenerator<readonly Omit<BlockedDate, 'id'>[]> {
  const select = `SELECT date::text AS date, reason FROM unavailable_dates WHERE booking_id IS NULL ORDER BY date`;
  for await (const rows of rowsInBatches<{ date: CalendarDate; reason: string | null }>(pool, select, []))
    yield rows.map(({ date, reason }) => ({ date, reason: reasonOf(reason) }));
}

function blockedDate(row: { id: string; date: Date; reason: string | null }): BlockedDate {
  return {
    id: row.id,
    date: dateFromColumn(row.date),
    reason: reasonOf(row.reason),
  };
}

function reasonOf(stored: string | null): BlockReason {
  return v.parse(v.fallback(blockReasonSchema, 'other'), stored);
}

function byDate(a: BlockedDate, b: BlockedDate): number {
  return a.date < b.date ? -1 : 1;
}
