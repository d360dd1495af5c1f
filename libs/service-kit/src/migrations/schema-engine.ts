import { PrismaPg } from '@prisma/adapter-pg';
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
} from '@prisma/driver-adapter-utils';
import pg from 'pg';

/** One file of `prisma/migrations`, in the engine's input form. */
export interface MigrationFolder {
  readonly name: string;
  readonly sql: string;
}

/** PostgreSQL's internal "char", which introspection reads and the adapter does not support. */
const internalCharOid = 18;
const fixedCharOid = 1042;

/**
 * The SQL that leads from a list of migrations to a schema file; undefined when nothing is missing. Uses
 * Prisma's own schema engine as WASM, so no native engine is downloaded. `databaseUrl` is an empty scratch
 * database.
 */
export async function sqlBetween(options: {
  databaseUrl: string;
  migrationsDir: string;
  migrations: readonly MigrationFolder[];
  schema: { path: string; content: string };
}): Promise<string | undefined> {
  const { migrationsDir, migrations, schema } = options;
  // The engine's Rust side reports a panic through this global.
  Reflect.set(globalThis, 'PRISMA_WASM_PANIC_REGISTRY', { set_message: reportPanic });
  const { SchemaEngine } = await import('@prisma/schema-engine-wasm');
  // One connection, so that the engine's session lock lasts for the whole run.
  const pool = new pg.Pool({ connectionString: options.databaseUrl, max: 1 });
  const charColumns = showInternalCharAsText(pool);
  const connecting = (): Promise<SqlDriverAdapter> => connect(pool, charColumns);
  const factory = bindMigrationAwareSqlAdapterFactory({
    provider: 'postgres',
    adapterName: '@prisma/adapter-pg',
    connect: connecting,
    connectToShadowDb: connecting,
  });
  const engine = await SchemaEngine.new({ datamodels: [[schema.path, schema.content]] }, () => {}, factory);
  try {
    const { exitCode, stdout } = await engine.diff({
      from: {
        tag: 'migrations',
        baseDir: migrationsDir,
        lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
        shadowDbInitScript: '',
        migrationDirectories: migrations.map(({ name, sql }) => ({
          path: name,
          migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
        })),
      },
      to: { tag: 'schemaDatamodel', files: [schema] },
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    });
    return exitCode === 0 || stdout === null ? undefined : stdout;
  } catch (thrown) {
    throw refusal(factory.errorRegistry, thrown);
  } finally {
    engine.free();
    await pool.end();
  }
}

function reportPanic(message: string): void {
  process.stderr.write(`schema engine: ${message}\n`);
}

/** The engine throws numbers that identify errors of the adapter. */
function refusal(registry: { consumeError(id: number): unknown }, thrown: unknown): Error {
  const cause = typeof thrown === 'number' ? registry.consumeError(thrown) : thrown;
  return new Error('the schema engine refused', { cause });
}

async function connect(pool: pg.Pool, charColumns: () => readonly number[]): Promise<SqlDriverAdapter> {
  const adapter = await new PrismaPg(pool).connect();
  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    executeRaw: (query) => adapter.executeRaw(query),
    startTransaction: (isolation) => adapter.startTransaction(isolation),
    getConnectionInfo: () => adapter.getConnectionInfo(),
    dispose: () => adapter.dispose(),
    queryRaw: async (query) => {
      const result = await adapter.queryRaw(query);
      for (const column of charColumns()) result.columnTypes[column] = ColumnTypeEnum.Character;
      return result;
    },
    // The adapter splits scripts at every semicolon; sent as a whole, a script is one implicit transaction.
    executeScript: async (script) => void (await pool.query(script)),
  };
}

/**
 * Lets the adapter read "char" columns. Returns the "char" columns of the last result. The adapter queries and
 * converts in one step, so the type can only be replaced within the pool's `query` (docs/decisions/0036).
 */
function showInternalCharAsText(pool: pg.Pool): () => readonly number[] {
  let columns: number[] = [];
  const query = pool.query.bind(pool);
  const reading = async (config: pg.QueryArrayConfig | string): Promise<pg.QueryArrayResult> => {
    const result = await query(config as pg.QueryArrayConfig);
    columns = [];
    for (const [index, field] of (result.fields ?? []).entries()) {
      if (field.dataTypeID !== internalCharOid) continue;
      field.dataTypeID = fixedCharOid;
      columns.push(index);
    }
    return result;
  };
  Object.assign(pool, { query: reading });
  return () => columns;
}
