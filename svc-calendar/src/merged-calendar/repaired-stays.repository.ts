import type { BookingState } from '@getaway/contracts/events/booking';
import type { CopiedState } from '@getaway/service-kit/rebuild-copy';
import type { Sql } from '@getaway/service-kit/sql';
import { isExported } from './direct-stay.rules.ts';
import { keepExportedSpan } from './exported-span.repository.ts';

/** The revisions of the stays that are not stored as deleted. */
export async function knownStays(sql: Sql): Promise<Map<string, number>> {
  const rows = await sql<CopiedState>(
    `SELECT booking_id AS "entityId", revision FROM direct_stays WHERE status <> 'deleted'`,
  );
  return new Map(rows.map(({ entityId, revision }) => [entityId, revision]));
}

const facts = [
  ...['revision', 'booking_reference', 'status', 'guest_name', 'number_of_guests'],
  ...['check_in_date', 'check_in_time', 'check_out_date', 'check_out_time', 'opens_at'],
];
const list = (from: string): string => facts.map((name) => `${from}.${name}`).join(', ');

/**
 * Overwrites stays whose stored revision is at most `over` with their owner's state. Returns how many were
 * missing or different. Correct rows keep their timestamps, so that exports do not change.
 */
export async function repairStays(
  sql: Sql,
  stays: readonly { state: BookingState; over: number }[],
): Promise<number> {
  const rows = await sql(
    `INSERT INTO direct_stays (booking_id, ${facts.join(', ')}, created_at, updated_at, exported_since)
     SELECT booking_id, ${facts.join(', ')}, created_at, updated_at, exported_since
     FROM jsonb_to_recordset($1::jsonb) AS told (booking_id text, revision int, booking_reference text, status text,
       guest_name text, number_of_guests int, check_in_date date, check_in_time text, check_out_date date,
       check_out_time text, opens_at text, created_at timestamptz, updated_at timestamptz, exported_since timestamptz)
     ON CONFLICT (booking_id) DO UPDATE SET
       ${facts.map((name) => `${name} = EXCLUDED.${name}`).join(', ')},
       created_at = EXCLUDED.created_at, updated_at = EXCLUDED.updated_at, ${keepExportedSpan}
     WHERE direct_stays.revision <= ($2::jsonb ->> EXCLUDED.booking_id)::int
       AND ((${list('direct_stays')}) IS DISTINCT FROM (${list('EXCLUDED')})
            OR (direct_stays.exported_since IS NULL AND EXCLUDED.exported_since IS NOT NULL))
     RETURNING booking_id`,
    JSON.stringify(stays.map(({ state }) => columnsOf(state))),
    JSON.stringify(Object.fromEntries(stays.map(({ state, over }) => [state.entityId, over]))),
  );
  return rows.length;
}

/** Makes tombstones of stays that their owner does not have, unless a newer event has arrived. */
export async function buryStays(sql: Sql, gone: readonly CopiedState[], now: Date): Promise<number> {
  const rows = await sql(
    `UPDATE direct_stays s SET status = 'deleted', guest_name = '', number_of_guests = 0, updated_at = $3::timestamptz,
       exported_until = CASE WHEN exported_since IS NOT NULL THEN coalesce(exported_until, $3::timestamptz) END
     FROM unnest($1::text[], $2::int[]) AS told (booking_id, revision)
     WHERE s.booking_id = told.booking_id AND s.revision = told.revision AND s.status <> 'deleted'
     RETURNING s.booking_id`,
    gone.map(({ entityId }) => entityId),
    gone.map(({ revision }) => revision),
    now.toISOString(),
  );
  return rows.length;
}

function columnsOf(state: BookingState): Record<string, unknown> {
  return {
    booking_id: state.entityId,
    revision: state.revision,
    booking_reference: state.bookingReference,
    status: state.status,
    guest_name: state.guestName,
    number_of_guests: state.numberOfGuests,
    check_in_date: state.checkInDate,
    check_in_time: state.checkInTime,
    check_out_date: state.checkOutDate,
    check_out_time: state.checkOutTime,
    opens_at: state.opensAt ?? null,
    created_at: state.createdAt,
    updated_at: state.updatedAt,
    exported_since: isExported(state.status) ? state.updatedAt : null,
  };
}
