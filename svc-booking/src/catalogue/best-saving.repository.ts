import * as v from 'valibot';
import type { Sql } from '@getaway/service-kit/sql';

const rowSchema = v.object({ best: v.nullable(v.number()) });

/**
 * The most that an active package saves compared to buying its services separately, in dollars. 0 if none saves anything,
 * undefined if no package is active.
 */
export async function selectBestSaving(sql: Sql): Promise<number | undefined> {
  const [row] = await sql(
    `SELECT max(greatest(saving, 0))::float8 AS best FROM (
       SELECT coalesce(sum(service.price), 0) - package.price AS saving
         FROM packages package
         LEFT JOIN package_services part ON part.package_id = package.id
         LEFT JOIN addon_services service ON service.id = part.service_id
        WHERE package.is_active
        GROUP BY package.id
     ) savings`,
  );
  return v.parse(rowSchema, row).best ?? undefined;
}
