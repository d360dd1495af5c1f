import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Child } from '@getaway/infrastructure/processes/child';
import { findFreePort } from '@getaway/infrastructure/processes/ports';
import { eventually } from '@getaway/testing/eventually';
import { proofLength, proofSeed, tellProof } from '@getaway/testing/proof';
import { randomFrom } from '@getaway/testing/seeded-random';
import type { TestDatabase } from '@getaway/testing/test-postgres';
import { emailsInFlight } from '../src/delivery/deliver-emails.ts';
import { createCrmDatabase } from './crm-database.ts';
import { startMailCatcher, type MailCatcher } from './mail-catcher.ts';
import { serviceEnvironment, startService } from './running-child.ts';
import { freshInfrastructure } from './running-service.ts';

const { recipients, kills } = proofLength({
  short: { recipients: 200, kills: 2 },
  long: { recipients: 20_000, kills: 10 },
});

const seed = proofSeed();
const random = randomFrom(seed);
const patience = { timeoutMs: 600_000, intervalMs: 5 };

let database: TestDatabase;
let pool: pg.Pool;
let catcher: MailCatcher;
let environment: Record<string, string>;
let service: Child | undefined;

beforeAll(async () => {
  const { postgresUrl, natsUrl } = await freshInfrastructure();
  database = await createCrmDatabase(postgresUrl);
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  catcher = await startMailCatcher();
  environment = {
    ...serviceEnvironment({
      port: await findFreePort(),
      databaseUrl: database.url,
      natsUrl,
      smtpUrl: catcher.url,
    }),
    // The test runs at any hour.
    EMAIL_NIGHT: '00:00-00:00',
  };
  await pool.query(
    `INSERT INTO newsletter_subscribers (id, first_name, last_name, email, subscribed_at)
     SELECT gen_random_uuid()::text, 'Ada', 'Moss', 'reader' || n || '@example.com', now() - interval '1 day'
     FROM generate_series(1, $1::int) n`,
    [recipients],
  );
});
afterAll(async () => {
  await service?.stop();
  await catcher.goAway();
  await pool.end();
  await database.drop();
});

/** As if staff had sent it: due now, at a pace that leaves the mail server to decide. */
async function scheduleCampaign(): Promise<void> {
  await pool.query(
    `INSERT INTO email_campaigns (id, name, subject, body, segment, pace_per_hour, status, scheduled_at)
     VALUES ('spring', 'Spring', 'Spring', 'Hello {{ guest.firstName }}, come soon.', 'everyone', 10000000, 'scheduled',
       now())`,
  );
}

const campaign = async () => {
  const { rows } = await pool.query<{ status: string; recipients: number }>(
    'SELECT status, recipients FROM email_campaigns',
  );
  return rows[0];
};

const countRepeats = (): number =>
  catcher.emails.length - new Set(catcher.emails.map(({ headers }) => headers['message-id'])).size;

test(`of ${recipients} recipients each gets a campaign once, while the service is killed ${kills} times`, async () => {
  const begin = performance.now();
  await scheduleCampaign();
  service = await startService(environment);
  const frozenAtFirstKill = await killWhileFreezing();
  for (let kill = 2; kill <= kills; kill += 1) {
    const caught = Math.round((recipients * (kill - random.next())) / (kills + 1));
    await eventually(() => expect(catcher.emails.length).toBeGreaterThanOrEqual(caught), patience);
    await killAndRestart();
  }
  await eventually(async () => expect((await campaign())?.status).toBe('sent'), patience);

  const ids = new Map<string, Set<string>>();
  for (const { to, headers } of catcher.emails)
    ids.set(to.join(), (ids.get(to.join()) ?? new Set()).add(headers['message-id'] ?? ''));
  expect(ids.size).toBe(recipients);
  for (const messageIds of ids.values()) expect(messageIds.size).toBe(1);
  expect(countRepeats()).toBeLessThanOrEqual(emailsInFlight * kills);
  expect(await campaign()).toEqual({ status: 'sent', recipients });
  tellProof({
    proof: 'campaign-crashes',
    seed,
    size:
      `${recipients} recipients, ${kills} kills (the first with ${frozenAtFirstKill} recipients recorded), ` +
      `${countRepeats()} repeats, ${Math.round((performance.now() - begin) / 1_000)} s`,
    control: await withoutFixedIds(),
  });
});

/** The first kill comes while the recipients are being recorded, if it is fast enough. */
async function killWhileFreezing(): Promise<number> {
  await eventually(async () => expect((await campaign())?.recipients).toBeGreaterThan(0), {
    ...patience,
    intervalMs: 1,
  });
  const frozen = (await campaign())?.recipients ?? 0;
  await killAndRestart();
  return frozen;
}

async function killAndRestart(): Promise<void> {
  service?.kill('SIGKILL');
  await service?.exited;
  // Long enough for the leases to expire; the long form waits for that.
  if (recipients < 1_000)
    await pool.query('UPDATE email_sends SET leased_until = now() WHERE leased_until IS NOT NULL');
  service = await startService(environment);
}

/** Recording the same recipients again, as after a crash without a note of it, adds no one; without the key it would. */
async function withoutFixedIds(): Promise<string> {
  const again = `INSERT INTO campaign_recipients (id, campaign_id, subscriber_id)
    SELECT gen_random_uuid()::text, 'spring', id FROM newsletter_subscribers`;
  const kept = await pool.query(`${again} ON CONFLICT (campaign_id, subscriber_id) DO NOTHING`);
  expect(kept.rowCount).toBe(0);
  await pool.query('DROP INDEX campaign_recipients_campaign_id_subscriber_id_key');
  const doubled = await pool.query(again);
  expect(doubled.rowCount).toBe(recipients);
  return `without the key of campaign and subscriber: ${doubled.rowCount} second copies`;
}
