import type { GuestSegment } from '@getaway/contracts/http/guest-segments';
import type { Sql } from '@getaway/service-kit/sql';
import { moment } from '../database/sql-timestamp.ts';

const columns = `id, name, filters, ${moment('created_at')} AS "createdAt"`;

/** All saved segments, by name. */
export function segmentsByName(sql: Sql): Promise<GuestSegment[]> {
  return sql<GuestSegment>(`SELECT ${columns} FROM guest_segments ORDER BY lower(name), id`);
}

interface NewSegment extends Pick<GuestSegment, 'name' | 'filters'> {
  readonly createdBy: string;
}

/** Of two segments that are saved at once, the second counts the first. Locks until the transaction ends. */
export async function countSegments(sql: Sql): Promise<number> {
  await sql('LOCK TABLE guest_segments IN SHARE ROW EXCLUSIVE MODE');
  const [row] = await sql<{ count: number }>('SELECT count(*)::int AS count FROM guest_segments');
  return row?.count ?? 0;
}

/** Undefined when another segment has the name, in any case. */
export async function insertSegment(
  sql: Sql,
  { name, filters, createdBy }: NewSegment,
  now: Date,
): Promise<GuestSegment | undefined> {
  const [created] = await sql<GuestSegment>(
    `INSERT INTO guest_segments (id, name, filters, created_by, created_at)
     VALUES (gen_random_uuid()::text, $1, $2::jsonb, $3, $4::timestamptz)
     ON CONFLICT (lower(name)) DO NOTHING RETURNING ${columns}`,
    name,
    JSON.stringify(filters),
    createdBy,
    now.toISOString(),
  );
  return created;
}

/** False for an unknown one. */
export async function deleteSegment(sql: Sql, id: string): Promise<boolean> {
  return (await sql('DELETE FROM guest_segments WHERE id = $1 RETURNING id', id)).length > 0;
}
