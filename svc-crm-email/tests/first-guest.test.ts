import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptGuestFinds } from '../src/guests/guest-finds.repository.ts';
import { openCrmPool, type CrmPool } from './crm-database.ts';

let database: CrmPool;
beforeAll(async () => {
  database = await openCrmPool();
});
afterAll(() => database.close());

test('the first guest is counted, even if staff viewed the empty list before', async () => {
  const finds = keptGuestFinds(database.pool);
  const count = () => finds.count({ where: 'true', values: [] });
  expect(await count()).toBe(0);
  await database.pool.query(
    "INSERT INTO guests (id, guest_name, email) VALUES ('g1', 'Maya Okafor', 'm@example.com')",
  );
  expect(await count()).toBe(1);
});
