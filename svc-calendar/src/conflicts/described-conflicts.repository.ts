import type { Page } from '@getaway/contracts/http/paging';
import type { Sql } from '@getaway/service-kit/sql';
import type { DescribedConflict } from './described-conflict.rules.ts';

function feedColumn(table: string): string {
  return `CASE WHEN ${table}.id IS NOT NULL
    THEN json_build_object('id', ${table}.id, 'name', ${table}.name, 'platform', ${table}.platform) END`;
}

function stayColumn(table: string): string {
  return `CASE WHEN ${table}.id IS NOT NULL THEN json_build_object('kind', ${table}.kind, 'from', ${table}.start_date,
    'to', ${table}.end_date, 'summary', ${table}.summary) END`;
}

const columns = `c.id, c.revision, c.conflict_type AS "conflictType", c.conflict_date::text AS "conflictDate",
  c.internal_booking_id AS "internalBookingId", c.external_booking_id AS "externalBookingId", c.other_external_id AS "otherExternalId", c.resolution,
  c.is_resolved AS "isResolved", c.admin_notified AS "adminNotified", c.created_at AS "createdAt",
  c.resolved_at AS "resolvedAt", c.reopened_at AS "reopenedAt", c.ended_at AS "endedAt",
  CASE WHEN s.booking_id IS NOT NULL THEN json_build_object('bookingId', s.booking_id,
    'bookingReference', s.booking_reference, 'guestName', s.guest_name, 'status', s.status,
    'checkInDate', s.check_in_date, 'checkOutDate', s.check_out_date) END AS booking,
  ${feedColumn('f')} AS feed, ${stayColumn('e')} AS external,
  ${feedColumn('of')} AS "otherFeed", ${stayColumn('oe')} AS "otherExternal"`;

const sides = `calendar_conflicts c
  LEFT JOIN direct_stays s ON s.booking_id = c.internal_booking_id AND s.status <> 'deleted'
  LEFT JOIN external_bookings e ON e.id = c.external_booking_id
  LEFT JOIN external_calendar_feeds f ON f.id = c.feed_id
  LEFT JOIN external_bookings oe ON oe.id = c.other_external_id
  LEFT JOIN external_calendar_feeds of ON of.id = c.other_feed_id`;

/** These conflicts, unsorted. */
export async function describeConflicts(sql: Sql, ids: readonly string[]): Promise<DescribedConflict[]> {
  return sql<DescribedConflict>(`SELECT ${columns} FROM ${sides} WHERE c.id = ANY($1::text[])`, ids);
}

/** Open conflicts by first night, then resolved ones, newest first, with the total count. */
export async function pageOfConflicts(
  sql: Sql,
  { limit, offset = 0, isResolved }: Page & { readonly isResolved?: boolean | undefined },
): Promise<{ conflicts: DescribedConflict[]; count: number }> {
  const conflicts = await sql<DescribedConflict>(
    `SELECT ${columns} FROM ${sides} WHERE $1::boolean IS NULL OR c.is_resolved = $1::boolean
     ORDER BY c.is_resolved, CASE WHEN NOT c.is_resolved THEN c.conflict_date END, c.resolved_at DESC, c.id
     LIMIT $2::int OFFSET $3::int`,
    isResolved ?? null,
    limit ?? null,
    offset,
  );
  const [counted] = await sql<{ count: number }>(
    `SELECT count(*)::int AS count FROM calendar_conflicts WHERE $1::boolean IS NULL OR is_resolved = $1::boolean`,
    isResolved ?? null,
  );
  return { conflicts, count: counted?.count ?? 0 };
}

/**
 * Stores what staff write about a conflict; undefined fields are unchanged. Returns false for an unknown id.
 */
export async function updateConflict(
  sql: Sql,
  id: string,
  word: { resolution?: string | null | undefined; isResolved?: boolean | undefined; now: Date },
): Promise<boolean> {
  const rows = await sql(
    `UPDATE calendar_conflicts SET
       resolution = CASE WHEN $2::boolean THEN $3::text ELSE resolution END,
       is_resolved = COALESCE($4::boolean, is_resolved),
       resolved_at = CASE WHEN $4::boolean AND resolved_at IS NULL THEN $5::timestamptz
                          WHEN NOT $4::boolean THEN NULL ELSE resolved_at END,
       revision = revision + 1, updated_at = $5::timestamptz
     WHERE id = $1 RETURNING id`,
    id,
    word.resolution !== undefined,
    word.resolution ?? null,
    word.isResolved ?? null,
    word.now.toISOString(),
  );
  return rows.length === 1;
}
