import { join } from 'node:path';
import pg from 'pg';
import { serviceDatabaseUrl, type ServiceName } from '@getaway/local-stack/stack/environment';
import type { Ports } from '@getaway/local-stack/stack/ports';
import { loadSecrets } from '@getaway/local-stack/stack/secrets';

/** The databases of a stack, for what no screen can do: to read what is kept, or to let time pass. */
export interface Databases {
  readonly query: <Row extends pg.QueryResultRow>(
    service: ServiceName,
    sql: string,
    values?: unknown[],
  ) => Promise<Row[]>;
  close(): Promise<void>;
}

/** Connects to each database of the stack with this data folder when it is first asked. */
export function openDatabases(
  dataDir: string,
  ports: Ports,
  env: Readonly<NodeJS.ProcessEnv> = {},
): Databases {
  const pools = new Map<ServiceName, pg.Pool>();
  const poolOf = (service: ServiceName): pg.Pool => {
    const known = pools.get(service);
    if (known) return known;
    const secrets = loadSecrets(join(dataDir, 'secrets.json'));
    const connectionString = serviceDatabaseUrl(service, { ports, secrets, env, mode: 'production' });
    const pool = new pg.Pool({ connectionString, max: 2 });
    pool.on('error', () => undefined);
    pools.set(service, pool);
    return pool;
  };
  return {
    query: async <Row extends pg.QueryResultRow>(service: ServiceName, sql: string, values: unknown[] = []) =>
      (await poolOf(service).query<Row>(sql, values)).rows,
    close: async () => void (await Promise.all([...pools.values()].map((pool) => pool.end()))),
  };
}
