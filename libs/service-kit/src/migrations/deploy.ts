import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

/** The advisory lock that Prisma's own engine takes during a migration. */
const prismaMigrationLock = 72_707_369;

interface RecordedMigration {
  migration_name: string;
  checksum: string;
  finished_at: Date | null;
}

/**
 * Applies a folder of Prisma migrations with only `pg`, and maintains `_prisma_migrations` as `prisma migrate
 * deploy` does. Returns the names that it applied. Throws when a migration was edited after it ran, or failed
 * before.
 */
export async function deployMigrations(databaseUrl: string, directory: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [prismaMigrationLock]);
    await client.query(`CREATE TABLE IF NOT EXISTS _prisma_migrations (
      id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
      migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
      started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`);
    const recorded = await readRecorded(client);
    const applied: string[] = [];
    for (const name of migrationNames(directory)) {
      const sql = readFileSync(path.join(directory, name, 'migration.sql'), 'utf8');
      const checksum = createHash('sha256').update(sql).digest('hex');
      const known = recorded.get(name);
      if (known === undefined) {
        await apply(client, { name, sql, checksum });
        applied.push(name);
      } else if (known !== checksum) {
        throw new Error(`migration ${name} was edited after it was applied`);
      }
    }
    return applied;
  } finally {
    await client.end();
  }
}

/** The migrations of a folder, in the order of application. */
export function migrationNames(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

async function readRecorded(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<RecordedMigration>(
    'SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  );
  const failed = rows.find((row) => row.finished_at === null);
  if (failed) throw new Error(`migration ${failed.migration_name} failed before; resolve it first`);
  return new Map(rows.map((row) => [row.migration_name, row.checksum]));
}

async function apply(
  client: pg.Client,
  migration: { name: string; sql: string; checksum: string },
): Promise<void> {
  const id = randomUUID();
  await client.query('INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ($1, $2, $3)', [
    id,
    migration.checksum,
    migration.name,
  ]);
  try {
    // Sent as a whole, the script runs as one implicit transaction.
    await client.query(migration.sql);
  } catch (error) {
    await client.query('UPDATE _prisma_migrations SET logs = $2 WHERE id = $1', [id, String(error)]);
    throw new Error(`migration ${migration.name} failed`, { cause: error });
  }
  await client.query(
    'UPDATE _prisma_migrations SET finished_at = now(), applied_steps_count = 1 WHERE id = $1',
    [id],
  );
}
