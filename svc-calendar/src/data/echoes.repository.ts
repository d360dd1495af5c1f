import type { ExternalNights } from '@getaway/contracts/events/external-nights';
import { calendarDate } from '@getaway/kernel/calendar-date';
import type { Sql } from '@getaway/service-kit/sql';
import { exportedStatuses } from '../domain/direct-stay.ts';
import type { EchoingStay, HeardStay } from '../domain/feeds/echo.ts';
import type { ExternalStay } from '../domain/feeds/feed-stay.ts';

/** A block that is not known as an echo, and one of our own stays with the same dates that other calendars were told of. */
export interface EchoCandidate {
  readonly externalId: string;
  readonly block: HeardStay;
  readonly stay: EchoingStay;
}

interface CandidateRow extends Pick<HeardStay, 'datesSince' | 'echoDroppedAt'> {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly exportedSince: Date;
  readonly exportedUntil: Date | null;
}

export async function echoCandidates(sql: Sql): Promise<EchoCandidate[]> {
  const rows = await sql<CandidateRow>(
    `SELECT block.id, block.start_date::text AS "from", block.end_date::text AS "to",
       block.dates_since AS "datesSince", dropped.dropped_at AS "echoDroppedAt",
       stay.exported_since AS "exportedSince", stay.exported_until AS "exportedUntil"
     FROM external_bookings AS block
     JOIN direct_stays AS stay ON stay.check_in_date = block.start_date AND stay.check_out_date = block.end_date
     LEFT JOIN dropped_echoes AS dropped ON dropped.feed_id = block.feed_id
       AND dropped.start_date = block.start_date AND dropped.end_date = block.end_date
     WHERE block.kind = 'block' AND NOT block.is_echo AND stay.exported_since IS NOT NULL
       AND (stay.exported_until IS NOT NULL OR stay.status = ANY($1::text[]))`,
    exportedStatuses,
  );
  return rows.map(({ id, from, to, datesSince, echoDroppedAt, exportedSince, exportedUntil }) => {
    const [startDate, endDate] = [calendarDate(from), calendarDate(to)];
    return {
      externalId: id,
      block: { kind: 'block', startDate, endDate, datesSince, echoDroppedAt },
      stay: { checkInDate: startDate, checkOutDate: endDate, exportedSince, exportedUntil },
    };
  });
}

/** Marks blocks as echoes and answers what other services are told: they hold no nights. */
export async function markAsEchoes(sql: Sql, ids: readonly string[]): Promise<ExternalNights[]> {
  if (ids.length === 0) return [];
  const rows = await sql<{ id: string; revision: number }>(
    `UPDATE external_bookings SET is_echo = true, revision = revision + 1
     WHERE id = ANY($1::text[]) AND NOT is_echo RETURNING id, revision`,
    ids,
  );
  return rows.map(({ id, revision }) => ({ entityId: id, revision, status: 'gone' }));
}

/** Remembers that a feed no longer has stays as it had them, as far as they were echoes; forgets what is long over. */
export async function rememberDroppedEchoes(
  sql: Sql,
  feedId: string,
  stays: readonly ExternalStay[],
  now: Date,
): Promise<void> {
  const echoes = stays.filter(({ isEcho }) => isEcho);
  if (echoes.length === 0) return;
  await sql(
    `DELETE FROM dropped_echoes WHERE feed_id = $1 AND end_date < $2::timestamptz - interval '1 month'`,
    feedId,
    now.toISOString(),
  );
  await sql(
    `INSERT INTO dropped_echoes (feed_id, start_date, end_date, dropped_at)
     SELECT DISTINCT $1, start_date, end_date, $2::timestamptz
     FROM unnest($3::date[], $4::date[]) AS echo (start_date, end_date)
     ON CONFLICT (feed_id, start_date, end_date) DO UPDATE SET dropped_at = EXCLUDED.dropped_at`,
    feedId,
    now.toISOString(),
    echoes.map(({ startDate }) => startDate),
    echoes.map(({ endDate }) => endDate),
  );
}
