import * as v from 'valibot';
import type { EventData } from '@getaway/contracts/events/event';
import type { housePublished } from '@getaway/contracts/events/house';
import type { Sql } from '../sql.ts';

/** The channel that tells all replicas of a service about a new version. */
export const houseChannel = 'house';

/** A published house as each service stores it: the newest version that it has seen. */
export interface KeptHouse {
  readonly revision: number;
  /** As a property file has it. */
  readonly content: Readonly<Record<string, unknown>>;
}

const rowSchema = v.object({ revision: v.number(), content: v.record(v.string(), v.unknown()) });

/** Keeps a published version, unless a later one is kept already, and tells all replicas. */
export async function keepHouse(
  sql: Sql,
  { revision, house }: Pick<EventData<typeof housePublished>, 'revision' | 'house'>,
): Promise<void> {
  await sql(
    `INSERT INTO kept_house (id, revision, content) VALUES (true, $1::int, $2::jsonb)
     ON CONFLICT (id) DO UPDATE SET revision = EXCLUDED.revision, content = EXCLUDED.content
     WHERE kept_house.revision < EXCLUDED.revision`,
    revision,
    JSON.stringify(house),
  );
  await sql(`SELECT pg_notify('${houseChannel}', '')::text AS woken`);
}

/** The newest version that the service has seen; undefined before the first one. */
export async function readKeptHouse(sql: Sql): Promise<KeptHouse | undefined> {
  const [row] = await sql('SELECT revision, content FROM kept_house');
  return row && v.parse(rowSchema, row);
}
