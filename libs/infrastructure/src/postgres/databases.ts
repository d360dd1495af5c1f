import pg from 'pg';

export interface DatabaseOwner {
  /** Name of the database and of the role that owns it. */
  name: string;
  password: string;
}

/**
 * Creates each database with a role of the same name, or renews the role's password when they exist. A role
 * owns its database, may not connect to the others and has no permissions on the cluster.
 */
export async function ensureDatabases(adminUrl: string, owners: readonly DatabaseOwner[]): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    for (const owner of owners) await ensureDatabase(client, owner);
    await client.query('revoke all on database postgres, template1 from public');
  } finally {
    await client.end();
  }
}

/** The URL of a database for its owner. */
export function databaseUrl(port: number, { name, password }: DatabaseOwner): string {
  return `postgresql://${name}:${encodeURIComponent(password)}@127.0.0.1:${port}/${name}`;
}

async function ensureDatabase(client: pg.Client, { name, password }: DatabaseOwner): Promise<void> {
  const identifier = client.escapeIdentifier(name);
  const secret = client.escapeLiteral(password);
  const role = await client.query('select 1 from pg_roles where rolname = $1', [name]);
  const verb = role.rowCount === 0 ? 'create' : 'alter';
  await client.query(
    `${verb} role ${identifier} login nosuperuser nocreatedb nocreaterole password ${secret}`,
  );
  const database = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (database.rowCount === 0) await client.query(`create database ${identifier} owner ${identifier}`);
  await client.query(`revoke all on database ${identifier} from public`);
}
