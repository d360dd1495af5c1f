import type pg from 'pg';

/** Copies all tables at one moment, as a backup does. A later copy replaces it. */
export async function takeBackup(database: pg.Pool): Promise<void> {
  await inOneTransaction(database, 'REPEATABLE READ', async (client, tables) => {
    await client.query('CREATE SCHEMA IF NOT EXISTS backup');
    for (const { name, columns } of tables) {
      const rows = `SELECT ${columns} FROM public."${name}"`;
      await client.query(`CREATE TABLE IF NOT EXISTS backup."${name}" AS ${rows} WITH NO DATA`);
      // Emptied and filled again, which is quicker than making new tables.
      await client.query(`DELETE FROM backup."${name}"`);
      await client.query(`INSERT INTO backup."${name}" ${rows}`);
    }
  });
}

/**
 * Replaces all tables by the backup, as restoring does (docs/deploying.md): what happened since is lost here, and not at the
 * provider. Events are published again. Returns false when there is no backup.
 */
export async function restoreBackup(database: pg.Pool): Promise<boolean> {
  const { rows } = await database.query("SELECT 1 FROM pg_namespace WHERE nspname = 'backup'");
  if (rows.length === 0) return false;
  await inOneTransaction(database, 'READ COMMITTED', async (client, tables) => {
    // The rows are as they were, so no trigger derives anything from them.
    await client.query('SET LOCAL session_replication_role = replica');
    for (const { name } of tables) await client.query(`DELETE FROM public."${name}"`);
    for (const { name, columns } of tables)
      await client.query(`INSERT INTO public."${name}" (${columns}) SELECT ${columns} FROM backup."${name}"`);
    await client.query('UPDATE outbox_events SET published_at = NULL');
  });
  return true;
}

interface StoredTable {
  readonly name: string;
  /** Without those that the database generates. */
  readonly columns: string;
}

async function inOneTransaction(
  database: pg.Pool,
  isolation: 'REPEATABLE READ' | 'READ COMMITTED',
  work: (client: pg.PoolClient, tables: readonly StoredTable[]) => Promise<void>,
): Promise<void> {
  const client = await database.connect();
  try {
    await client.query(`BEGIN ISOLATION LEVEL ${isolation}`);
    const { rows } = await client.query<StoredTable>(
      `SELECT table_name AS name, string_agg(quote_ident(column_name), ', ' ORDER BY ordinal_position) AS columns
       FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND is_generated = 'NEVER'
         AND table_name NOT LIKE '\\_prisma%'
       GROUP BY 1 ORDER BY 1`,
    );
    await work(client, rows);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}
