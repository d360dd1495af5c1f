import type { ExternalNights } from '@getaway/contracts/events/external-nights';
import { calendarDate } from '@getaway/kernel/calendar-date';
import type { Sql } from '@getaway/service-kit/sql';
import { exportedStatuses } from '../merged-calendar/direct-stay.rules.ts';
import type { EchoMark } from './echo-mark.rules.ts';
import type { EchoingStay, HeardStay } from './echo.rules.ts';
import type { ExternalStay } from './feed-stay.rules.ts';

/** A block with its mark, and everything of ours that has or had nights in common with it. */
export interface EchoCandidate {
  readonly externalId: string;
  readonly block: HeardStay & { readonly mark: EchoMark };
  readonly stays: readonly EchoingStay[];
}

interface OwnColumns extends Omit<EchoingStay, 'checkInDate' | 'checkOutDate'> {
  readonly checkIn: string;
  readonly checkOut: string;
}

type CandidateRow = EchoMark & { readonly id: string; readonly from: string; readonly to: string } & {
  readonly datesSince: Date;
} & (OwnColumns | { readonly [column in keyof OwnColumns]: null });

/** Blocks that have not ended and that overlap a stay in our exports, now or before, or are known echoes. */
export async function echoCandidates(sql: Sql, now: Date): Promise<EchoCandidate[]> {
  const rows = await sql<CandidateRow>(
    `WITH own AS (
       SELECT check_in_date, check_out_date, exported_since, exported_until, false AS is_blocked_night
       FROM direct_stays
       WHERE exported_since IS NOT NULL AND (exported_until IS NOT NULL OR status = ANY($1::text[]))
       UNION ALL
       SELECT date, date + 1, created_at, CASE WHEN NOT is_blocked THEN updated_at END, true FROM blocked_nights)
     SELECT block.id, block.start_date::text AS "from", block.end_date::text AS "to",
       block.dates_since AS "datesSince", block.is_echo AS "isEcho", block.uncovered_since AS "uncoveredSince",
       own.check_in_date::text AS "checkIn", own.check_out_date::text AS "checkOut",
       own.exported_since AS "exportedSince", own.exported_until AS "exportedUntil",
       own.is_blocked_night AS "isBlockedNight",
       (SELECT max(dropped.dropped_at) FROM dropped_echoes AS dropped WHERE dropped.feed_id = block.feed_id
          AND dropped.start_date <= own.check_in_date AND dropped.end_date >= own.check_out_date) AS "echoDroppedAt"
     FROM external_bookings AS block
     LEFT JOIN own ON own.check_in_date < block.end_date AND block.start_date < own.check_out_date
     WHERE block.kind = 'block' AND (block.is_echo OR own.check_in_date IS NOT NULL)
       AND block.end_date >= $2::timestamptz::date - 1`,
    exportedStatuses,
    now.toISOString(),
  );
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((ofBlock) => {
    const [first] = ofBlock;
    if (!first) return [];
    const { id: externalId, from, to, datesSince, isEcho, uncoveredSince } = first;
    const [startDate, endDate] = [calendarDate(from), calendarDate(to)];
    const stays = ofBlock.flatMap((row) => (row.checkIn === null ? [] : [echoingStayOf(row)]));
    const mark = { isEcho, uncoveredSince };
    return [{ externalId, block: { kind: 'block', startDate, endDate, datesSince, mark }, stays }];
  });
}

function echoingStayOf({ checkIn, checkOut, ...rest }: OwnColumns): EchoingStay {
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

/** Stores marks and returns the changes to publish: an echo takes no nights, a block that stopped being one does. */
export async function storeEchoMarks(
  sql: Sql,
  marks: readonly { readonly externalId: string; readonly mark: EchoMark }[],
): Promise<ExternalNights[]> {
  if (marks.length === 0) return [];
  const rows = await sql<{
    id: string;
    revision: number;
    isEcho: boolean;
    isNews: boolean;
    from: string;
    to: string;
  }>(
    `WITH next AS (
       SELECT block.id, block.is_echo AS was_echo, marked.is_echo, marked.uncovered_since
       FROM unnest($1::text[], $2::boolean[], $3::timestamptz[]) AS marked (id, is_echo, uncovered_since)
       JOIN external_bookings AS block ON block.id = marked.id)
     UPDATE external_bookings AS block SET is_echo = next.is_echo, uncovered_since = next.uncovered_since,
       revision = block.revision + (next.is_echo <> next.was_echo)::int
     FROM next WHERE block.id = next.id
     RETURNING block.id, block.revision, next.is_echo AS "isEcho", block.start_date::text AS "from",
       block.end_date::text AS "to", next.is_echo <> next.was_echo AS "isNews"`,
    marks.map(({ externalId }) => externalId),
    marks.map(({ mark }) => mark.isEcho),
    marks.map(({ mark }) => mark.uncoveredSince?.toISOString() ?? null),
  );
  return rows.flatMap(({ id, revision, isEcho, isNews, from, to }): ExternalNights[] => {
    if (!isNews) return [];
    if (isEcho) return [{ entityId: id, revision, status: 'gone' }];
    return [{ entityId: id, revision, status: 'present', from: calendarDate(from), to: calendarDate(to) }];
  });
}

/** Stores the echoes that a feed no longer lists with the same dates, and deletes old entries. */
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
