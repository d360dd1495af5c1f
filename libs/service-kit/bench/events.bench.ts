import { randomUUID } from 'node:crypto';
import { AckPolicy } from '@nats-io/jetstream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTurns, tellBench } from '@getaway/testing/bench';
import { eventually } from '@getaway/testing/eventually';
import type { Running } from '../src/shutdown.ts';
import { openTestBroker, type TestBroker } from '../tests/test-broker.ts';

const events = 1_000;
const tellers = 8;

let testBroker: TestBroker;
const running: Running[] = [];
beforeAll(async () => {
  testBroker = await openTestBroker();
  running.push(await testBroker.startRelay(), await testBroker.startReceiver('bench'));
});
afterAll(async () => {
  for (const each of running) await each.stop();
  await testBroker.close();
});

/** Runs work the given number of times, a few at once, and returns how many events a second were consumed. */
async function rateOf(tell: () => Promise<unknown>, areHeard: () => Promise<void>): Promise<number> {
  const started = performance.now();
  let left = events;
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await tell();
    }
  };
  await Promise.all(Array.from({ length: tellers }, work));
  await areHeard();
  return events / ((performance.now() - started) / 1_000);
}

it('publishes and consumes events once, compared with direct use of JetStream', async () => {
  const { manager, jetstream } = testBroker.broker;
  await manager.streams.add({ name: 'bench', subjects: ['bench.>'] });
  await manager.consumers.add('bench', { durable_name: 'bench', ack_policy: AckPolicy.Explicit });
  const messages = await (await jetstream.consumers.get('bench', 'bench')).consume();
  let heard = 0;
  void (async () => {
    for await (const message of messages) {
      heard += 1;
      message.ack();
    }
  })();

  const direct = async (): Promise<number> => {
    heard = 0;
    const body = JSON.stringify({ id: randomUUID(), sessionId: randomUUID() });
    return rateOf(
      () => jetstream.publish('bench.told', body, { msgID: randomUUID() }),
      () => eventually(() => expect(heard).toBe(events), { intervalMs: 2, timeoutMs: 60_000 }),
    );
  };
  const once = async (): Promise<number> => {
    await testBroker.pool.query('DELETE FROM effects');
    return rateOf(
      () => testBroker.publish(randomUUID()),
      () =>
        eventually(
          async () => {
            const { rows } = await testBroker.pool.query<{ count: number }>(
              'SELECT count(*)::int FROM effects',
            );
            expect(rows[0]?.count).toBe(events);
          },
          { intervalMs: 5, timeoutMs: 60_000 },
        ),
    );
  };
  await direct();
  await once();
  const rounds = await inTurns({ ours: once, control: direct });
  messages.stop();
  const bench = 'events published in a transaction and consumed once';
  tellBench({ bench, control: 'direct JetStream, at least once', unit: '/s' }, rounds);
});
