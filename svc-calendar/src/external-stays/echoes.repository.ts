import type { ExternalNights } from '@getaway/contracts/events/external-nights';
import { calendarDate } from '@getaway/kernel/calendar-date';
import type { Sql } from '@getaway/service-kit/sql';
import { exportedStatuses } from '../merged-calendar/direct-stay.rules.ts';
import type { EchoingStay, HeardStay } from './echo.rules.ts';
import type { ExternalStay } from './feed-stay.rules.ts';

/** A block that is not known as an echo, and everything of ours that has nights in common with it. */
export interface EchoCandidate {
  readonly externalId: string;
  readonly block: HeardStay;
  readonly stays: EchoingStay[];
}

interface CandidateRow extends Omit<EchoingStay, 'checkInDate' | 'checkOutDate'> {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly datesSince: Date;
  readonly checkIn: string;
  readonly checkOut: string;
}

/** The blocks that are not over and meet what our exports tell or told of. */
export async function echoCandidates(sql: Sql, now: Date): Promise<EchoCandidate[]> {
  const rows = await sql<CandidateRow>(
    `WITH own AS (
       SELECT check_in_date, check_out_date, exported_since, exported_until, false AS is_blocked_night
       FROM direct_stays
       WHERE exported_since IS NOT NULL AND (exported_until IS NOT NULL OR status = ANY($1::text[]))
       UNION ALL
       SELECT date, date + 1, created_at, CASE WHEN NOT is_blocked THEN updated_at END, true FROM blocked_nights)
     SELECT block.id, block.start_date::text AS "from", block.end_date::text AS "to",
       block.dates_since AS "datesSince", own.check_in_date::text AS "checkIn", own.check_out_date::text AS "checkOut",
       own.exported_since AS "exportedSince", own.exported_until AS "exportedUntil",
       own.is_blocked_night AS "isBlockedNight",
       (SELECT max(dropped.dropped_at) FROM dropped_echoes AS dropped WHERE dropped.feed_id = block.feed_id
          AND dropped.start_date <= own.check_in_date AND dropped.end_date >= own.check_out_date) AS "echoDroppedAt"
     FROM external_bookings AS block
     JOIN own ON own.check_in_date < block.end_date AND block.start_date < own.check_out_date
     WHERE block.kind = 'block' AND NOT block.is_echo AND block.end_date >= $2::timestamptz::date - 1`,
    exportedStatuses,
    now.toISOString(),
  );
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { id: externalId, from, to, datesSince } = first;
    const [startDate, endDate] = [calendarDate(from), calendarDate(to)];
    const stays = [first, ...others].map(echoingStayOf);
    return [{ externalId, block: { kind: 'block', startDate, endDate, datesSince }, stays }];
  });
}

function echoingStayOf({ checkIn, checkOut, ...rest }: CandidateRow): EchoingStay {
  const { isBlockedNight, exportedSince, exportedUntil, echoDroppedAt } = rest;
  return {
    checkInDate: calendarDate(checkIn),
    checkOutDate: calendarDate(checkOut),
    isBlockedNight,
    exportedSince,
    exportedUntil,
    echoDroppedAt,
  };
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
