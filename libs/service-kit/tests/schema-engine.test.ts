import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInfrastructure, type Infrastructure } from '@getaway/testing/infrastructure';
import { sqlBetween } from '../src/migrations/schema-engine.ts';

let infrastructure: Infrastructure;
let postgresUrl: string;
beforeAll(async () => {
  infrastructure = openInfrastructure();
  postgresUrl = await infrastructure.start('postgres');
});
afterAll(() => infrastructure.stop());

const guestsAndStays = `
  CREATE TABLE guests (id INTEGER NOT NULL, CONSTRAINT guests_pkey PRIMARY KEY (id));
  CREATE TABLE stays (
    id INTEGER NOT NULL,
    guest_id INTEGER NOT NULL,
    CONSTRAINT stays_pkey PRIMARY KEY (id),
    CONSTRAINT stays_guest_id_fkey FOREIGN KEY (guest_id) REFERENCES guests (id) ON DELETE CASCADE ON UPDATE CASCADE
  );`;

const schemaWith = (column = ''): string => `
  datasource db {
    provider = "postgresql"
  }
  model Guest {
    id    Int    @id
    stays Stay[]
    ${column}
    @@map("guests")
  }
  model Stay {
    id      Int   @id
    guestId Int   @map("guest_id")
    guest   Guest @relation(fields: [guestId], references: [id], onDelete: Cascade)
    @@map("stays")
  }`;

async function missingSql(migrations: readonly string[], schema: string): Promise<string | undefined> {
  const admin = new pg.Client({ connectionString: postgresUrl });
  await admin.connect();
  try {
    const name = `scratch_${randomUUID().replaceAll('-', '')}`;
    await admin.query(`CREATE DATABASE ${name}`);
    const databaseUrl = new URL(postgresUrl);
    databaseUrl.pathname = `/${name}`;
    return await sqlBetween({
      databaseUrl: databaseUrl.href,
      migrationsDir: 'prisma/migrations',
      migrations: migrations.map((sql, place) => ({ name: `2027010100000${place}_step`, sql })),
      schema: { path: 'schema.prisma', content: schema },
    });
  } finally {
    await admin.end();
  }
}

// The engine reads what a foreign key does on deletion from a column of type "char".
test('finds nothing missing if the migrations lead to the schema, foreign keys included', async () => {
  expect(await missingSql([guestsAndStays], schemaWith())).toBeUndefined();
});

test('writes the SQL for a column that only the schema has', async () => {
  const sql = await missingSql([guestsAndStays], schemaWith('email String'));
  expect(sql).toContain('ALTER TABLE "guests" ADD COLUMN     "email" TEXT NOT NULL');
});

test('replays a migration whose function and text contain semicolons', async () => {
  const trigger = `
    CREATE FUNCTION keep() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE NOTICE 'kept; for now';
      RETURN NEW;
    END $$;`;
  expect(await missingSql([guestsAndStays, trigger], schemaWith())).toBeUndefined();
});
