import type { ExternalNights } from '@getaway/contracts/events/external-nights';
import type { Sql } from '@getaway/service-kit/sql';

/** Keeps the nights of the newest state of an external stay; a state that is older than what is known changes nothing. */
export async function keepExternalNights(sql: Sql, stay: ExternalNights): Promise<void> {
  const newer = await sql(
    `INSERT INTO external_stays (entity_id, revision) VALUES ($1, $2)
     ON CONFLICT (entity_id) DO UPDATE SET revision = EXCLUDED.revision
     WHERE external_stays.revision < EXCLUDED.revision RETURNING entity_id`,
    stay.entityId,
    stay.revision,
  );
  if (newer.length === 0) return;
  await sql(`DELETE FROM external_nights WHERE entity_id = $1`, stay.entityId);
  if (stay.status === 'gone') return;
  await sql(
    `INSERT INTO external_nights (entity_id, date)
     SELECT $1, night::date FROM generate_series($2::date, $3::date - 1, interval '1 day') AS night`,
    stay.entityId,
    stay.from,
    stay.to,
  );
}
