import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export interface TestDatabase {
  readonly url: string;
  /** Drops the database, even while connections to it are open. */
  drop(): Promise<void>;
}

export interface TestDatabaseOptions {
  /** Superuser's URL of the test server: `inject('postgresUrl')`. */
  postgresUrl: string;
  /** A service's `prisma/migrations` folder. */
  migrationsDir: string;
  /** `deployMigrations` of `@getaway/service-kit/migrations/deploy`. */
  deploy: (url: string, migrationsDir: string) => Promise<unknown>;
}

/** How long to wait for closing connections before terminating them. */
const closingMs = 1_000;

/**
 * A new database with the given migrations applied. They run once for each set of migrations, in a template
 * that each database is copied from, which takes less than 100 milliseconds.
 */
export async function createTestDatabase(options: TestDatabaseOptions): Promise<TestDatabase> {
  const { postgresUrl } = options;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await withClient(postgresUrl, async (client) => {
    const template = await ensureTemplate(client, options);
    // Copies the files, which is half the work of writing each page to the log; no one replays it here.
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  return {
    url: urlOf(postgresUrl, name),
    drop: () =>
      withClient(postgresUrl, async (client) => {
        await untilLeft(client, name);
        await client.query(`drop database if exists ${name} with (force)`);
      }),
  };
}

/**
 * A pool may still be closing connections after `end()`. If the server terminates one of them first, its
 * error has no listener and crashes the process.
 */
async function untilLeft(client: pg.Client, database: string): Promise<void> {
  const end = performance.now() + closingMs;
  for (;;) {
    const { rowCount } = await client.query(
      `select 1 from pg_stat_activity where datname = $1 and backend_type = 'client backend'`,
      [database],
    );
    if (rowCount === 0 || performance.now() > end) return;
    await sleep(20);
  }
}

/**
 * Test workers call this concurrently: the lock lets the first one create the template while the others wait.
 */
async function ensureTemplate(client: pg.Client, options: TestDatabaseOptions): Promise<string> {
  const template = `template_${fingerprint(options.migrationsDir)}`;
  await client.query('select pg_advisory_lock(hashtext($1))', [template]);
  const existing = await client.query('select 1 from pg_database where datname = $1', [template]);
  if (existing.rowCount === 0) {
    const unfinished = `${template}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished}`);
    await options.deploy(urlOf(options.postgresUrl, unfinished), options.migrationsDir);
    await client.query(`alter database ${unfinished} rename to ${template}`);
  }
  await client.query('select pg_advisory_unlock(hashtext($1))', [template]);
  return template;
}

function fingerprint(migrationsDir: string): string {
  const hash = createHash('sha256').update(migrationsDir);
  for (const name of readdirSync(migrationsDir).sort()) {
    const file = join(migrationsDir, name, 'migration.sql');
    if (existsSync(file)) hash.update(name).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 24);
}

function urlOf(postgresUrl: string, database: string): string {
  const url = new URL(postgresUrl);
  url.pathname = `/${database}`;
  return url.href;
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
