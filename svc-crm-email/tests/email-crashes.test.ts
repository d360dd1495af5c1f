import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChild, type Child } from '@getaway/infrastructure/processes/child';
import { findFreePort } from '@getaway/infrastructure/processes/ports';
import { eventually } from '@getaway/testing/eventually';
import type { TestDatabase } from '@getaway/testing/test-postgres';
import { emailsInFlight } from '../src/delivery/deliver-emails.ts';
import { createCrmDatabase } from './crm-database.ts';
import { countUnsent, seedDueSteps } from './due-steps.ts';
import { startMailCatcher, type MailCatcher } from './mail-catcher.ts';
import { proofLength, proofSeed, tellProof } from '@getaway/testing/proof';
import { randomFrom } from '@getaway/testing/seeded-random';
import { serviceEnvironment, startService } from './running-child.ts';
import { freshInfrastructure } from './running-service.ts';

const { emails: due, kills } = proofLength({
  short: { emails: 40, kills: 1 },
  long: { emails: 5_000, kills: 5 },
});

const seed = proofSeed();
const random = randomFrom(seed);

let database: TestDatabase;
let pool: pg.Pool;
let catcher: MailCatcher;
let environment: Record<string, string>;
let service: Child | undefined;
let repeated = 0;

beforeAll(async () => {
  const { postgresUrl, natsUrl } = await freshInfrastructure();
  database = await createCrmDatabase(postgresUrl);
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  catcher = await startMailCatcher();
  environment = serviceEnvironment({
    port: await findFreePort(),
    databaseUrl: database.url,
    natsUrl,
    smtpUrl: catcher.url,
  });
  await seedDueSteps(pool, due);
});
afterAll(async () => {
  await service?.stop();
  await catcher.goAway();
  await pool.end();
  await database.drop();
});

test(`of ${due} due emails none is lost while the service is killed ${kills} times, and only those in progress repeat`, async () => {
  service = await startService(environment);
  const repeats: number[] = [];
  const countRepeats = () =>
    catcher.emails.length - new Set(catcher.emails.map(({ headers }) => headers['message-id'])).size;
  for (let kill = 1; kill <= kills; kill += 1) {
    const caught = Math.round((due * (kill - random.next() / 2)) / (kills + 1));
    await eventually(() => expect(catcher.emails.length).toBeGreaterThanOrEqual(caught), {
      timeoutMs: 240_000,
      intervalMs: 1,
    });
    service.kill('SIGKILL');
    await service.exited;
    // Long enough for the leases to expire.
    if (kills === 1)
      await pool.query('UPDATE email_sends SET leased_until = now() WHERE leased_until IS NOT NULL');
    service = await startService(environment);
    repeats.push(countRepeats());
  }
  await eventually(async () => expect(await countUnsent(pool)).toBe(0), {
    timeoutMs: 240_000,
    intervalMs: 100,
  });
  const ids = new Map<string, Set<string>>();
  for (const { to, headers } of catcher.emails)
    ids.set(to.join(), (ids.get(to.join()) ?? new Set()).add(headers['message-id'] ?? ''));
  expect(ids.size).toBe(due);
  for (const messageIds of ids.values()) expect(messageIds.size).toBe(1);
  repeated = countRepeats();
  expect(repeated).toBeLessThanOrEqual(emailsInFlight * kills);
});

test('a sender that marks before it sends loses emails in this test', async () => {
  const count = 60;
  await pool.query(
    'CREATE TABLE careless_mails (address text PRIMARY KEY, sent boolean NOT NULL DEFAULT false)',
  );
  await pool.query(
    "INSERT INTO careless_mails (address) SELECT 'careless' || n || '@example.com' FROM generate_series(1, $1::int) n",
    [count],
  );
  const start = () =>
    startChild({
      command: process.execPath,
      args: [fileURLToPath(new URL('./email-crashes/careless-sender.ts', import.meta.url))],
      env: { DATABASE_URL: database.url, SMTP_URL: catcher.url },
    });
  const arrived = () => catcher.emails.filter(({ to }) => to.join().startsWith('careless')).length;
  const first = start();
  await eventually(() => expect(arrived()).toBeGreaterThan(count / 4), { intervalMs: 1 });
  first.kill('SIGKILL');
  await first.exited;
  await start().exited;
  tellProof({
    proof: 'email-crashes',
    seed,
    size: `${due} emails, ${kills} kills, ${repeated} repeats`,
    control: `a sender that marks first: ${count - arrived()} of ${count} lost`,
  });
  expect(arrived()).toBeLessThan(count);
});
