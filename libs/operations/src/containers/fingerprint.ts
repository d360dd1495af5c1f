import { databases, query } from './backup.ts';

/**
 * Row count and checksum of every table of the three databases, in an order of their own: equal for equal content. The
 * checksum is over the rows' text, sorted.
 */
export async function fingerprintDatabases(): Promise<Map<string, string>> {
  const prints = new Map<string, string>();
  for (const database of databases) {
    const tables = await query(
      database,
      `SELECT format('%I.%I', schemaname, tablename) FROM pg_tables
       WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
    );
    for (const table of tables.split('\n').filter(Boolean)) {
      const print = await query(
        database,
        `SELECT count(*), coalesce(md5(string_agg(line, E'\\n' ORDER BY line COLLATE "C")), '')
         FROM (SELECT t::text AS line FROM ${table} t) AS lines`,
      );
      prints.set(`${database} ${table}`, print);
    }
  }
  return prints;
}
