import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startChild, type Child } from '@getaway/infrastructure/processes/child';
import { findFreePort } from '@getaway/infrastructure/processes/ports';
import { createLogger } from '@getaway/service-kit/logger';
import { connectBroker, type Broker } from '@getaway/service-kit/messaging/broker';
import { deployMigrations } from '@getaway/service-kit/migrations/deploy';
import { bookingState } from '@getaway/testing/booking-state';
import { eventually } from '@getaway/testing/eventually';
import { benchRounds, inTurns, median, tellBench } from '@getaway/testing/bench';
import type {} from '@getaway/testing/global-setup';
import { createTestDatabase, type TestDatabase } from '@getaway/testing/test-postgres';
import { mailConnections } from '../src/delivery/smtp.client.ts';
import { countUnsent, seedDueSteps } from '../tests/due-steps.ts';
import { startMailCatcher, type MailCatcher } from '../tests/mail-catcher.ts';
import { serviceEnvironment, startService } from '../tests/running-child.ts';

const emails = 2_000;
const bookings = 200;

let database: TestDatabase;
let pool: pg.Pool;
let catcher: MailCatcher;
let environment: Record<string, string>;
let broker: Broker;
let service: Child | undefined;
const folder = mkdtempSync(path.join(tmpdir(), 'emails-bench-'));

beforeAll(async () => {
  database = await createTestDatabase({
    postgresUrl: inject('postgresUrl'),
    migrationsDir: path.join(import.meta.dirname, '../prisma/migrations'),
    deploy: deployMigrations,
  });
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  catcher = await startMailCatcher();
  const natsUrl = inject('natsUrl');
  environment = serviceEnvironment({
    port: await findFreePort(),
    databaseUrl: database.url,
    natsUrl,
    smtpUrl: catcher.url,
  });
  broker = await connectBroker({
    url: natsUrl,
    name: 'bench',
    logger: createLogger({ part: 'bench', level: 'silent' }),
  });
});
afterAll(async () => {
  await service?.stop();
  await broker.close();
  await catcher.goAway();
  await pool.end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Emails per second between the first and the last of a run, as the catcher sees them. */
async function rateOf(count: number): Promise<number> {
  await eventually(() => expect(catcher.emails.length).toBe(count), { timeoutMs: 300_000, intervalMs: 50 });
  const times = catcher.emails.map(({ receivedAt }) => Date.parse(receivedAt));
  return ((count - 1) * 1_000) / (Math.max(...times) - Math.min(...times));
}

it('sends due emails nearly as fast as bare nodemailer', async () => {
  service = await startService(environment);
  // Compiled templates, open connections and a warm catcher for both.
  await seedDueSteps(pool, 1);
  const { html, text } = await eventually(() => {
    const [first] = catcher.emails;
    if (!first) throw new Error('not yet');
    return first;
  });
  const file = path.join(folder, 'mail.json');
  writeFileSync(file, JSON.stringify({ subject: 'Bare', html, text }));
  const bare = async (): Promise<number> => {
    catcher.emails.length = 0;
    const sender = startChild({
      command: process.execPath,
      args: [fileURLToPath(new URL('./bare-sender.ts', import.meta.url))],
      env: {
        SMTP_URL: catcher.url,
        MAIL_FILE: file,
        COUNT: String(emails),
        CONNECTIONS: String(mailConnections),
      },
    });
    await sender.exited;
    return rateOf(emails);
  };
  const ours = async (): Promise<number> => {
    catcher.emails.length = 0;
    await pool.query('DELETE FROM guests');
    await pool.query('DELETE FROM email_sends');
    await seedDueSteps(pool, emails);
    const rate = await rateOf(emails);
    await eventually(async () => expect(await countUnsent(pool)).toBe(0));
    return rate;
  };
  const rounds = await inTurns({ ours, control: bare });
  tellBench(
    { bench: 'due emails sent', control: 'bare nodemailer, the same email repeatedly', unit: '/s' },
    rounds,
  );
});

it('emails a confirmed booking nearly as fast as a bare publish and consume', async () => {
  const now = new Date().toISOString();
  const took: { bare: number[]; email: number[] } = { bare: [], email: [] };
  const heard = new Map<string, () => void>();
  const manager = await broker.jetstream.jetstreamManager();
  await manager.streams.add({ name: 'bench', subjects: ['bench.>'] });
  await manager.consumers.add('bench', { durable_name: 'bench' });
  const consumer = await broker.jetstream.consumers.get('bench', 'bench');
  const messages = await consumer.consume();
  void (async () => {
    for await (const message of messages) {
      heard.get(message.json<{ id: string }>().id)?.();
      message.ack();
    }
  })();
  for (let n = 0; n < bookings; n += 1) {
    const entityId = randomUUID();
    const email = `latency${n}@example.com`;
    const data = bookingState({ entityId, email, confirmedAt: now, createdAt: now, updatedAt: now });
    const envelope = {
      id: entityId,
      type: 'booking.confirmed',
      version: 1,
      occurredAt: now,
      correlationId: 'bench',
      data,
    };
    const hearing = new Promise<void>((resolve) => heard.set(entityId, resolve));
    const published = performance.now();
    await broker.jetstream.publish('bench.confirmed', JSON.stringify(envelope));
    await hearing;
    took.bare.push(performance.now() - published);
    const confirmed = performance.now();
    await broker.jetstream.publish('booking.confirmed', JSON.stringify(envelope), { msgID: entityId });
    await eventually(() => expect(catcher.emailsTo(email)).toHaveLength(1), { intervalMs: 1 });
    took.email.push(performance.now() - confirmed);
  }
  messages.stop();
  await manager.streams.delete('bench');
  // The pairs are split into five parts that count as rounds.
  const parts = Array.from({ length: benchRounds }, (_, part) => {
    const of = (values: readonly number[]) =>
      median(values.filter((_value, index) => index % benchRounds === part));
    return { ours: of(took.email), control: of(took.bare) };
  });
  const bench = 'confirmed booking to email in the mailbox';
  tellBench({ bench, control: 'direct JetStream, publish to consume', unit: 'ms' }, parts);
});
