import type { Sql } from '@getaway/service-kit/sql';
import type { DuplicateGroup, PossibleDuplicate } from './duplicates.rules.ts';

/** The external stays that are neither echoes nor hidden duplicates. */
export async function possibleDuplicates(sql: Sql): Promise<PossibleDuplicate[]> {
  return sql(
    `SELECT e.id, e.feed_id AS "feedId", e.external_id AS "externalId", e.kind, e.summary,
       e.start_date::text AS "startDate", e.end_date::text AS "endDate", e.created_at AS "createdAt",
       f.name AS "feedName", f.platform
     FROM external_bookings e JOIN external_calendar_feeds f ON f.id = e.feed_id
     WHERE e.duplicate_of IS NULL AND NOT e.is_echo`,
  );
}

/**
 * Hides duplicates behind the stay that is kept. Their rows stay, so that the next sync does not insert them
 * again.
 */
export async function putBehind(
  sql: Sql,
  groups: readonly DuplicateGroup<PossibleDuplicate>[],
): Promise<void> {
  const pairs = groups.flatMap(({ kept, removed }) => removed.map(({ id }) => ({ id, keptId: kept.id })));
  await sql(
    `UPDATE external_bookings d SET duplicate_of = k.id, updated_at = now()
     FROM unnest($1::text[], $2::text[]) AS pair (id, kept_id)
     JOIN external_bookings k ON k.id = pair.kept_id
     WHERE d.id = pair.id`,
    pairs.map(({ id }) => id),
    pairs.map(({ keptId }) => keptId),
  );
  // Stays that were hidden behind a removed stay now follow it to the one that is kept.
  await sql(
    `UPDATE external_bookings d SET duplicate_of = k.duplicate_of, updated_at = now()
     FROM external_bookings k WHERE d.duplicate_of = k.id AND k.duplicate_of IS NOT NULL`,
  );
}

/** Restores a duplicate whose dates no longer match those of the kept stay. */
export async function showParted(sql: Sql): Promise<void> {
  await sql(
    `UPDATE external_bookings d SET duplicate_of = NULL, updated_at = now()
     FROM external_bookings k
     WHERE d.duplicate_of = k.id AND (d.start_date, d.end_date) IS DISTINCT FROM (k.start_date, k.end_date)`,
  );
}
