import { randomBytes } from 'node:crypto';
import { ensureDatabases } from '@getaway/infrastructure/postgres/databases';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

const suffix = randomBytes(4).toString('hex');
const [own, other] = [`own_${suffix}`, `other_${suffix}`];
const password = `it's "a" password ${suffix}`;
const connections: pg.Client[] = [];

async function connect(database: string, as?: { user: string; password: string }): Promise<pg.Client> {
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${database}`;
  if (as) [url.username, url.password] = [as.user, encodeURIComponent(as.password)];
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  connections.push(client);
  return client;
}

beforeAll(() =>
  ensureDatabases(
    inject('postgresUrl'),
    [own, other].map((name) => ({ name, password })),
  ),
);
afterAll(async () => {
  for (const client of connections.splice(0)) await client.end();
  const admin = await connect('postgres');
  for (const name of [own, other]) await admin.query(`drop database ${name} with (force)`);
  for (const name of [own, other]) await admin.query(`drop role ${name}`);
  await admin.end();
});

describe("a service's database role", () => {
  const role = { user: own, password };

  test.each([other, 'postgres', 'template1'])('may not connect to %s', async (database) => {
    const refused = { code: expect.stringMatching(/^(?:42501|28000)$/) as string };
    await expect(connect(database, role)).rejects.toMatchObject(refused);
  });

  test.each([
    'create role intruder superuser',
    `alter role ${own} superuser`,
    'create database intruder',
    `drop database ${other}`,
    'select rolpassword from pg_authid',
    "select pg_read_file('/etc/passwd')",
    'select pg_terminate_backend(pid) from pg_stat_activity where usename <> current_user and pid <> 0 limit 1',
    "copy (select 1) to program 'true'",
    "load 'auto_explain'",
    `set session authorization ${other}`,
    `set role ${other}`,
    "alter system set log_statement = 'all'",
  ])('may not %s', async (statement) => {
    const client = await connect(own, role);
    await expect(client.query(statement)).rejects.toThrow(
      /permission denied|must be owner|must be superuser|only roles|not allowed|terminate/i,
    );
  });

  test('owns its own database', async () => {
    const client = await connect(own, role);
    await client.query('create table kept (nights int)');
    expect((await client.query('select * from kept')).rows).toEqual([]);
  });
});
