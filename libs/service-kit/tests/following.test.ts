import { AckPolicy, type JsMsg } from '@nats-io/jetstream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '@getaway/testing/eventually';
import { startTestNats, type TestNats } from '@getaway/testing/test-nats';
import { streamName } from '@getaway/contracts/events/stream';
import { createLogger } from '../src/logger.ts';
import { connectBroker, type Broker } from '../src/messaging/broker.ts';
import { followConsumer } from '../src/messaging/follow-consumer.ts';
import { followRevocations } from '../src/session/revocations.ts';

describe('following the stream', () => {
  const logger = createLogger({ part: 'test', level: 'silent' });
  const now = () => new Date();
  let nats: TestNats;
  let broker: Broker;
  beforeAll(async () => {
    nats = await startTestNats();
    broker = await connectBroker({ url: nats.url, name: 'following-test', logger });
  });
  afterAll(async () => {
    await broker.close();
    await nats.stop();
  });

  const revoke = (sessionId: string) =>
    broker.jetstream.publish(
      'session.revoked',
      JSON.stringify({ data: { sessionId, expiresAt: '2030-01-01T00:00:00.000Z' } }),
    );

  it('continues after the server has lost the consumer', async () => {
    const heard: string[] = [];
    const following = await followConsumer({
      broker,
      logger,
      consumer: () => ({
        durable_name: 'following-test',
        ack_policy: AckPolicy.Explicit,
        filter_subject: 'guest.contacted',
      }),
      onMessages: (messages: readonly JsMsg[]) => {
        for (const message of messages) {
          heard.push(message.string());
          message.ack();
        }
      },
    });
    await broker.jetstream.publish('guest.contacted', 'before');
    await eventually(() => expect(heard).toContain('before'));
    await broker.manager.consumers.delete(streamName, 'following-test');
    await broker.jetstream.publish('guest.contacted', 'after');
    await eventually(() => expect(heard).toContain('after'), { timeoutMs: 45_000 });
    await following.stop();
  });

  it('is ready with earlier revocations, and skips invalid messages', async () => {
    await revoke('ended-before');
    await broker.jetstream.publish('session.revoked', 'not json');
    const revocations = await followRevocations({ broker, now, logger });
    expect(revocations.isRevoked('ended-before')).toBe(true);
    await revoke('ended-after');
    await eventually(() => expect(revocations.isRevoked('ended-after')).toBe(true));
    expect(revocations.isRevoked('another')).toBe(false);
    await revocations.stop();
  });

  it('leaves the subjects of a newer service on the stream', async () => {
    const { config } = await broker.manager.streams.info(streamName);
    await broker.manager.streams.update(streamName, { subjects: [...config.subjects, 'weather.*'] });
    const older = await connectBroker({ url: nats.url, name: 'older', logger });
    expect((await broker.manager.streams.info(streamName)).config.subjects).toContain('weather.*');
    await older.close();
  });
});
