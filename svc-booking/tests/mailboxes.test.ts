import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailboxOf } from '@getaway/kernel/mailbox';
import pg from 'pg';
import { mailboxOfColumn } from '../src/holds/mailbox.repository.ts';
import { createBookingDatabase } from './booking-database.ts';

let database: Awaited<ReturnType<typeof createBookingDatabase>>;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createBookingDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 1 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

it('mailboxes are the same in SQL as in the kernel for every address', async () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'B', '.', '+', '_', '@', '1'), maxLength: 12 });
  const host = fc.constantFrom(
    'gmail.com',
    'GMail.com',
    'googlemail.com',
    'gmail.com.example',
    'example.com',
  );
  const address = fc.tuple(name, host).map(([left, right]) => `${left}@${right}`);
  const addresses = fc.sample(fc.oneof(address, fc.emailAddress()), 1_000);
  const { rows } = await pool.query<{ mailbox: string }>(
    `SELECT ${mailboxOfColumn('email')} AS mailbox FROM unnest($1::text[]) WITH ORDINALITY AS a (email, place) ORDER BY place`,
    [addresses],
  );
  expect(rows.map(({ mailbox }) => mailbox)).toEqual(addresses.map(mailboxOf));
});
