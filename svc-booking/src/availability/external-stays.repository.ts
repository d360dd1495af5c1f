import type { ExternalNights } from '@getaway/contracts/events/external-nights';
import type { Sql } from '@getaway/service-kit/sql';

/**
 * Stores the nights of external stays, in the same number of statements for one stay as for many. A state older
 * than the stored one changes nothing.
 */
export async function replaceExternalNights(sql: Sql, incoming: readonly ExternalNights[]): Promise<void> {
  const changed = await sql<{ entityId: string }>(
    `INSERT INTO external_stays (entity_id, revision)
     SELECT entity_id, revision FROM unnest($1::text[], $2::int[]) AS incoming (entity_id, revision)
     ON CONFLICT (entity_id) DO UPDATE SET revision = EXCLUDED.revision
     WHERE external_stays.revision < EXCLUDED.revision RETURNING entity_id AS "entityId"`,
    incoming.map(({ entityId }) => entityId),
    incoming.map(({ revision }) => revision),
  );
  if (changed.length === 0) return;
  const ids = new Set(changed.map(({ entityId }) => entityId));
  await sql(`DELETE FROM external_nights WHERE entity_id = ANY($1::text[])`, [...ids]);
  const present = incoming.flatMap((stay) =>
    stay.status === 'present' && ids.has(stay.entityId) ? [stay] : [],
  );
  if (present.length === 0) return;
  await sql(
    `INSERT INTO external_nights (entity_id, date)
     SELECT entity_id, night::date FROM unnest($1::text[], $2::date[], $3::date[]) AS incoming (entity_id, "from", "to"),
       generate_series("from", "to" - 1, interval '1 day') AS night`,
    present.map(({ entityId }) => entityId),
    present.map(({ from }) => from),
    present.map(({ to }) => to),
  );
}
