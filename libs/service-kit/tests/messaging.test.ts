import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sessionRevoked } from '@getaway/contracts/events/session';
import { streamName } from '@getaway/contracts/events/stream';
import { eventually } from '@getaway/testing/eventually';
import { connectBroker } from '../src/messaging/broker.ts';
import { refusalsBeforeParking } from '../src/messaging/inbox.ts';
import type { Running } from '../src/shutdown.ts';
import { openPostOffice, silent, type PostOffice } from './post-office.ts';

let office: PostOffice;
const running: Running[] = [];
beforeAll(async () => {
  office = await openPostOffice();
});
afterAll(() => office.close());
afterEach(async () => {
  for (const each of running.splice(0).reverse()) await each.stop();
});

const start = async (...starting: Promise<Running>[]): Promise<void> => {
  for (const each of starting) running.push(await each);
};
const takesEffectOnce = (receiver: string, id: string, timeoutMs = 30_000): Promise<void> =>
  eventually(async () => expect(await office.effects(receiver, id)).toBe(1), { timeoutMs });

describe('an event told in a transaction', () => {
  test('takes effect once, woken by the commit and not by the sweep', async () => {
    await start(office.startRelay(), office.startReceiver('prompt'));
    await office.tell('warm-up');
    await takesEffectOnce('prompt', 'warm-up');
    const told = performance.now();
    for (const id of ['first', 'second', 'third', 'fourth', 'fifth']) {
      await office.tell(id);
      await takesEffectOnce('prompt', id);
    }
    // Without the notification, each would wait for its own sweep, one second after the previous one.
    expect(performance.now() - told).toBeLessThan(3_500);
  });

  test('is not published when the transaction is rolled back', async () => {
    await start(office.startRelay(), office.startReceiver('rolled-back'));
    await office.tell('undone', { commits: false });
    await office.tell('done');
    await takesEffectOnce('rolled-back', 'done');
    expect(await office.effects('rolled-back', 'undone')).toBe(0);
  });

  test('is in the stream once, though two relays run and a third sends again what is recent', async () => {
    const before = await office.broker.manager.streams.info(streamName);
    await start(office.startRelay(), office.startRelay());
    for (let index = 0; index < 20; index += 1) await office.tell(`racing-${index}`);
    await start(office.startRelay());
    await start(office.startReceiver('racing'));
    await takesEffectOnce('racing', 'racing-19');
    await eventually(async () => {
      const { rows } = await office.pool.query('SELECT 1 FROM outbox_events WHERE published_at IS NULL');
      expect(rows).toEqual([]);
    });
    const after = await office.broker.manager.streams.info(streamName);
    expect(after.state.messages - before.state.messages).toBe(20);
  });
});

test('a message delivered again has no second effect', async () => {
  await start(office.startReceiver('twice'));
  const envelope = JSON.stringify({
    id: randomUUID(),
    type: sessionRevoked.type,
    version: 1,
    occurredAt: new Date().toISOString(),
    correlationId: 'test',
    data: { sessionId: 'repeated', expiresAt: new Date().toISOString() },
  });
  for (let index = 0; index < 3; index += 1) {
    await office.broker.jetstream.publish(sessionRevoked.type, envelope);
  }
  await office.broker.jetstream.publish(
    sessionRevoked.type,
    envelope.replace('repeated', 'after').replace(/"id":"[^"]+"/, `"id":"${randomUUID()}"`),
  );
  await takesEffectOnce('twice', 'after');
  expect(await office.effects('twice', 'repeated')).toBe(1);
});

test('a message that its handler always refuses is parked after ten times and holds up no other', async () => {
  await start(
    office.startRelay(),
    office.startReceiver('fussy', (id) => id === 'poison'),
  );
  await office.tell('poison');
  await office.tell('fine');
  await takesEffectOnce('fussy', 'fine');
  await eventually(
    async () => {
      const { rows } = await office.pool.query(
        `SELECT refusals, last_error, envelope->'data'->>'sessionId' AS session_id FROM refused_messages
         WHERE consumer = 'fussy' AND parked_at IS NOT NULL`,
      );
      expect(rows).toEqual([
        { refusals: refusalsBeforeParking, last_error: 'refused poison', session_id: 'poison' },
      ]);
    },
    { timeoutMs: 20_000 },
  );
  expect(await office.effects('fussy', 'poison')).toBe(0);
  await eventually(async () => {
    const info = await office.broker.manager.consumers.info(streamName, 'fussy');
    expect(info.num_ack_pending).toBe(0);
  });
});

test('what is told while the broker is away is heard once it is back', async () => {
  await start(office.startRelay(), office.startReceiver('patient'));
  const leaving = await connectBroker({ url: office.natsUrl, name: 'leaving', logger: silent });
  await office.infrastructure.stopPart('nats');
  await eventually(() =>
    expect([office.broker, leaving].map((each) => each.isConnected())).toEqual([false, false]),
  );
  // A part that stops meanwhile is stopped cleanly.
  await leaving.close();
  expect(leaving.connection.isClosed()).toBe(true);
  await office.tell('during-the-outage');
  await office.infrastructure.start('nats');
  await takesEffectOnce('patient', 'during-the-outage', 25_000);
});

test('a database that goes away and comes back loses nothing and repeats nothing', async () => {
  await start(office.startRelay(), office.startReceiver('steady'));
  await office.tell('before it went');
  await takesEffectOnce('steady', 'before it went');
  await office.infrastructure.stopPart('postgres');
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await office.infrastructure.start('postgres');
  await office.tell('once it is back');
  await takesEffectOnce('steady', 'once it is back', 15_000);
  expect(await office.effects('steady', 'before it went')).toBe(1);
  const { rows } = await office.pool.query(`SELECT 1 FROM refused_messages WHERE consumer = 'steady'`);
  expect(rows).toEqual([]);
});
