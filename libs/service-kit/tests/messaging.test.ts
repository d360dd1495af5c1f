import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sessionRevoked } from '@getaway/contracts/events/session';
import { streamName } from '@getaway/contracts/events/stream';
import { eventually } from '@getaway/testing/eventually';
import { connectBroker } from '../src/messaging/broker.ts';
import { refusalsBeforeParking } from '../src/messaging/inbox.ts';
import type { Running } from '../src/shutdown.ts';
import { openTestBroker, silent, type TestBroker } from './test-broker.ts';

let testBroker: TestBroker;
const running: Running[] = [];
beforeAll(async () => {
  testBroker = await openTestBroker();
});
afterAll(() => testBroker.close());
afterEach(async () => {
  for (const each of running.splice(0).reverse()) await each.stop();
});

const start = async (...starting: Promise<Running>[]): Promise<void> => {
  for (const each of starting) running.push(await each);
};
const takesEffectOnce = (receiver: string, id: string, timeoutMs = 30_000): Promise<void> =>
  eventually(async () => expect(await testBroker.effects(receiver, id)).toBe(1), { timeoutMs });

describe('an event recorded in a transaction', () => {
  test('takes effect once, and after the commit instead of the next poll', async () => {
    await start(testBroker.startRelay(), testBroker.startReceiver('prompt'));
    await testBroker.publish('warm-up');
    await takesEffectOnce('prompt', 'warm-up');
    const told = performance.now();
    for (const id of ['first', 'second', 'third', 'fourth', 'fifth']) {
      await testBroker.publish(id);
      await takesEffectOnce('prompt', id);
    }
    // Without the notification, each would wait for its own poll, one second after the previous one.
    expect(performance.now() - told).toBeLessThan(3_500);
  });

  test('is not published when the transaction is rolled back', async () => {
    await start(testBroker.startRelay(), testBroker.startReceiver('rolled-back'));
    await testBroker.publish('undone', { commits: false });
    await testBroker.publish('done');
    await takesEffectOnce('rolled-back', 'done');
    expect(await testBroker.effects('rolled-back', 'undone')).toBe(0);
  });

  test('is in the stream once, even if two relays run and a third republishes recent events', async () => {
    const before = await testBroker.broker.manager.streams.info(streamName);
    await start(testBroker.startRelay(), testBroker.startRelay());
    for (let index = 0; index < 20; index += 1) await testBroker.publish(`racing-${index}`);
    await start(testBroker.startRelay());
    await start(testBroker.startReceiver('racing'));
    await takesEffectOnce('racing', 'racing-19');
    await eventually(async () => {
      const { rows } = await testBroker.pool.query('SELECT 1 FROM outbox_events WHERE published_at IS NULL');
      expect(rows).toEqual([]);
    });
    const after = await testBroker.broker.manager.streams.info(streamName);
    expect(after.state.messages - before.state.messages).toBe(20);
  });
});

test('a redelivered message has no second effect', async () => {
  await start(testBroker.startReceiver('twice'));
  const envelope = JSON.stringify({
    id: randomUUID(),
    type: sessionRevoked.type,
    version: 1,
    occurredAt: new Date().toISOString(),
    correlationId: 'test',
    data: { sessionId: 'repeated', expiresAt: new Date().toISOString() },
  });
  for (let index = 0; index < 3; index += 1) {
    await testBroker.broker.jetstream.publish(sessionRevoked.type, envelope);
  }
  await testBroker.broker.jetstream.publish(
    sessionRevoked.type,
    envelope.replace('repeated', 'after').replace(/"id":"[^"]+"/, `"id":"${randomUUID()}"`),
  );
  await takesEffectOnce('twice', 'after');
  expect(await testBroker.effects('twice', 'repeated')).toBe(1);
});

test('a message that its handler always refuses is parked after ten attempts and blocks no other', async () => {
  await start(
    testBroker.startRelay(),
    testBroker.startReceiver('fussy', (id) => id === 'poison'),
  );
  await testBroker.publish('poison');
  await testBroker.publish('fine');
  await takesEffectOnce('fussy', 'fine');
  await eventually(
    async () => {
      const { rows } = await testBroker.pool.query(
        `SELECT refusals, last_error, envelope->'data'->>'sessionId' AS session_id FROM refused_messages
         WHERE consumer = 'fussy' AND parked_at IS NOT NULL`,
      );
      expect(rows).toEqual([
        { refusals: refusalsBeforeParking, last_error: 'refused poison', session_id: 'poison' },
      ]);
    },
    { timeoutMs: 20_000 },
  );
  expect(await testBroker.effects('fussy', 'poison')).toBe(0);
  await eventually(async () => {
    const info = await testBroker.broker.manager.consumers.info(streamName, 'fussy');
    expect(info.num_ack_pending).toBe(0);
  });
});

test('events that were recorded while the broker was unavailable arrive once it is back', async () => {
  await start(testBroker.startRelay(), testBroker.startReceiver('patient'));
  const leaving = await connectBroker({ url: testBroker.natsUrl, name: 'leaving', logger: silent });
  await testBroker.infrastructure.stopPart('nats');
  await eventually(() =>
    expect([testBroker.broker, leaving].map((each) => each.isConnected())).toEqual([false, false]),
  );
  // A part that stops in the meantime stops cleanly.
  await leaving.close();
  expect(leaving.connection.isClosed()).toBe(true);
  await testBroker.publish('during-the-outage');
  await testBroker.infrastructure.start('nats');
  await takesEffectOnce('patient', 'during-the-outage', 25_000);
});

test('an unavailable database that comes back causes no lost and no repeated event', async () => {
  await start(testBroker.startRelay(), testBroker.startReceiver('steady'));
  await testBroker.publish('before it went');
  await takesEffectOnce('steady', 'before it went');
  await testBroker.infrastructure.stopPart('postgres');
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await testBroker.infrastructure.start('postgres');
  await testBroker.publish('once it is back');
  await takesEffectOnce('steady', 'once it is back', 15_000);
  expect(await testBroker.effects('steady', 'before it went')).toBe(1);
  const { rows } = await testBroker.pool.query(`SELECT 1 FROM refused_messages WHERE consumer = 'steady'`);
  expect(rows).toEqual([]);
});
