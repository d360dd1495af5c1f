import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { migrationNames } from './deploy.ts';
import { sqlBetween } from './schema-engine.ts';

// node author.ts <service folder> <name>: writes the migration that schema.prisma still needs. DATABASE_URL
// is a PostgreSQL whose user may create databases; the migrations are replayed in a temporary one.

const [serviceDir, name] = process.argv.slice(2);
const databaseUrl = process.env['DATABASE_URL'];
if (!serviceDir || !name || !/^[a-z0-9_]+$/.test(name) || !databaseUrl) {
  process.stderr.write('DATABASE_URL=… node author.ts <service folder> <name_of_the_change>\n');
  process.exit(1);
}
const schemaFile = path.resolve(serviceDir, 'prisma', 'schema.prisma');
const migrationsDir = path.resolve(serviceDir, 'prisma', 'migrations');
const sql = await withScratchDatabase(databaseUrl, (scratchUrl) =>
  sqlBetween({
    databaseUrl: scratchUrl,
    migrationsDir,
    migrations: existsSync(migrationsDir)
      ? migrationNames(migrationsDir).map((each) => ({
          name: each,
          sql: readFileSync(path.join(migrationsDir, each, 'migration.sql'), 'utf8'),
        }))
      : [],
    schema: { path: schemaFile, content: readFileSync(schemaFile, 'utf8') },
  }),
);
if (sql === undefined) {
  process.stdout.write('The migrations match the schema; nothing to write.\n');
} else {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = path.join(migrationsDir, `${stamp}_${name}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'migration.sql'), sql);
  process.stdout.write(`${path.join(folder, 'migration.sql')}\n`);
}

async function withScratchDatabase<T>(url: string, work: (scratchUrl: string) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const scratch = `migration_author_${process.pid}`;
  try {
    await admin.query(`CREATE DATABASE ${scratch}`);
    const scratchUrl = new URL(url);
    scratchUrl.pathname = `/${scratch}`;
    return await work(scratchUrl.href);
  } finally {
    await admin.query(`DROP DATABASE IF EXISTS ${scratch} WITH (FORCE)`);
    await admin.end();
  }
}
