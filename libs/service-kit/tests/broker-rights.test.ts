import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AckPolicy } from '@nats-io/jetstream';
import { connect, PermissionViolationError, type NatsConnection } from '@nats-io/transport-node';
import { streamName, streamSubjects } from '@getaway/contracts/events/stream';
import { eventually } from '@getaway/testing/eventually';
import { startNatsWithUsers, usersFile, type NatsWithUsers } from '@getaway/testing/nats-with-users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../src/logger.ts';
import { readBrokerAddress } from '../src/messaging/broker-address.ts';
import { connectBroker, type Broker } from '../src/messaging/broker.ts';
import { followConsumer } from '../src/messaging/follow-consumer.ts';
import { followRevocations } from '../src/session/revocations.ts';

const logger = createLogger({ part: 'test', level: 'silent' });
const services = ['booking', 'calendar', 'crm_email'] as const;
type Service = (typeof services)[number];

const ownEvents: Readonly<Record<Service, readonly string[]>> = {
  booking: ['booking', 'dates', 'payment', 'session', 'stay', 'house'],
  calendar: ['external_nights', 'calendar'],
  crm_email: ['newsletter', 'guest'],
};
const durables: Readonly<Record<Service, Readonly<Record<string, string>>>> = {
  booking: {
    'svc-booking-external-nights': 'external_nights.*',
    'svc-booking-guests': 'guest.*',
    'svc-booking-newsletter': 'newsletter.*',
  },
  calendar: {
    'svc-calendar-bookings': 'booking.*',
    'svc-calendar-dates': 'dates.*',
    'svc-calendar-house': 'house.published',
  },
  crm_email: {
    'svc-crm-email-bookings': 'booking.*',
    'svc-crm-email-payments': 'payment.refunded',
    'svc-crm-email-money': 'payment.recorded',
    'svc-crm-email-refused-refunds': 'payment.refund_refused',
    'svc-crm-email-disputes': 'payment.disputed',
    'svc-crm-email-payment-links': 'payment.link_sent',
    'svc-crm-email-stay-links': 'stay.link_requested',
    'svc-crm-email-house': 'house.published',
    'svc-crm-email-confirmation-requests': 'booking.confirmation_requested',
    'svc-crm-email-unpaid-limits': 'booking.unpaid_limit_reached',
    'svc-crm-email-guesses': 'session.guesses_reached',
    'svc-crm-email-calendar': 'calendar.conflict_found',
    'svc-crm-email-platform-conflicts': 'calendar.platform_conflict_found',
    'svc-crm-email-feed-health': 'calendar.feed_health_changed',
    'svc-crm-email-oversized-events': 'calendar.oversized_events_found',
  },
};
const allDurables = services.flatMap((service) => Object.entries(durables[service]));

let nats: NatsWithUsers;
let setup: Broker;
beforeAll(async () => {
  nats = await startNatsWithUsers();
  setup = await connectBroker({ url: nats.urlOf('setup'), name: 'stream-setup', logger });
});
afterAll(async () => {
  await setup.close();
  await nats.stop();
});

const api = (...parts: string[]): string => ['$JS.API', ...parts].join('.');

/** The API requests about a consumer, by its name and a filter. */
function consumerSubjects(name: string, filter: string): string[] {
  const stream = streamName;
  return [
    api('CONSUMER.CREATE', stream, name),
    api('CONSUMER.CREATE', stream, name, filter),
    api('CONSUMER.CREATE', stream, name, '>'),
    api('CONSUMER.CREATE', stream, name, 'session.revoked'),
    ...['DURABLE.CREATE', 'INFO', 'DELETE', 'PAUSE', 'UNPIN', 'RESET', 'MSG.NEXT', 'LEADER.STEPDOWN'].map(
      (verb) => api('CONSUMER', verb, stream, name),
    ),
    `$JS.ACK.${stream}.${name}.1.1.1.1.0`,
  ];
}

/** The whole JetStream API, other subjects, and every event. */
const subjects = [
  ...['INFO', 'STREAM.NAMES', 'STREAM.LIST', 'META.LEADER.STEPDOWN', 'SERVER.REMOVE'].map((verb) =>
    api(verb),
  ),
  ...['ACCOUNT.PURGE', 'ACCOUNT.STREAM.MOVE'].map((verb) => api(verb, 'ACCOUNT')),
  ...['CREATE', 'UPDATE', 'INFO', 'DELETE', 'PURGE', 'SNAPSHOT', 'RESTORE', 'MSG.GET', 'MSG.DELETE'].flatMap(
    (verb) => [api('STREAM', verb, streamName), api('STREAM', verb, 'OTHER')],
  ),
  ...['PEER.REMOVE', 'LEADER.STEPDOWN', 'TEMPLATE.CREATE'].map((verb) => api('STREAM', verb, streamName)),
  api('DIRECT.GET', streamName),
  api('DIRECT.GET', streamName, 'guest.contacted'),
  ...['NAMES', 'LIST', 'CREATE'].map((verb) => api('CONSUMER', verb, streamName)),
  ...allDurables.flatMap(([name, filter]) => consumerSubjects(name, filter)),
  ...consumerSubjects('of-a-random-name', 'guest.contacted'),
  ...streamSubjects.map((subject) => subject.replace('*', 'something')),
  ...services.map((service) => `_INBOX.${service}.abc.1`),
  '$SYS.REQ.SERVER.PING',
  '$JS.FC.GETAWAY.x.y',
  '$KV.bucket.key',
  'anything',
];

/**
 * The subjects that the broker lets the user publish to. A flush returns after the refusals of earlier
 * messages.
 */
async function publishable(user: string): Promise<string[]> {
  const { connection, denied } = await watch(user);
  const allowed: string[] = [];
  for (const subject of subjects) {
    connection.publish(subject, '{}', { reply: `_INBOX.${user}.probe` });
    await connection.flush();
    await sleep(0);
    if (!denied.delete(subject)) allowed.push(subject);
  }
  await connection.close();
  return allowed;
}

async function watch(user: string): Promise<{ connection: NatsConnection; denied: Set<string> }> {
  const connection = await connect({ ...readBrokerAddress(nats.urlOf(user)), inboxPrefix: `_INBOX.${user}` });
  const denied = new Set<string>();
  void (async () => {
    for await (const status of connection.status())
      if (status.type === 'error' && status.error instanceof PermissionViolationError)
        denied.add(status.error.subject);
  })();
  return { connection, denied };
}

function expectedOf(service: Service): string[] {
  const own = Object.entries(durables[service]);
  return [
    api('INFO'),
    api('STREAM.INFO', streamName),
    ...own.flatMap(([name, filter]) => [
      api('CONSUMER.CREATE', streamName, name, filter),
      api('CONSUMER.CREATE', streamName, name, 'session.revoked'),
      api('CONSUMER.INFO', streamName, name),
      api('CONSUMER.MSG.NEXT', streamName, name),
      `$JS.ACK.${streamName}.${name}.1.1.1.1.0`,
    ]),
    // Consumers of revoked sessions, whose names no one else knows.
    api('CONSUMER.CREATE', streamName, 'of-a-random-name.session.revoked'),
    api('CONSUMER.INFO', streamName, 'of-a-random-name'),
    api('CONSUMER.MSG.NEXT', streamName, 'of-a-random-name'),
    ...ownEvents[service].map((family) => `${family}.something`),
  ];
}

describe('the permissions of a broker user', () => {
  it.each(services)(
    'let %s use exactly the JetStream calls that it needs, and publish its own events',
    async (service) => {
      expect((await publishable(service)).sort()).toEqual(expectedOf(service).sort());
    },
  );

  it('let setup create and update the stream, and nothing else', async () => {
    const verbs = ['INFO', 'CREATE', 'UPDATE'].map((verb) => api('STREAM', verb, streamName));
    expect((await publishable('setup')).sort()).toEqual([api('INFO'), ...verbs].sort());
  });

  it.each([...services, 'setup'])('let %s receive replies and events only in its own inbox', async (user) => {
    const { connection, denied } = await watch(user);
    const others = [
      '>',
      '_INBOX.>',
      '_INBOX.*.>',
      '_INBOX.other.>',
      'booking.*',
      'guest.>',
      '$JS.>',
      '$SYS.>',
    ];
    for (const subject of others) connection.subscribe(subject, { callback: () => undefined });
    await connection.flush();
    await eventually(() => expect([...denied].sort()).toEqual([...others].sort()));
    await connection.close();
  });

  it('cover every durable consumer of the services, and no other', () => {
    const root = path.join(path.dirname(usersFile), '../..');
    const inCode = globSync('svc-*/src/*/*.consumer.ts', { cwd: root }).flatMap((file) =>
      [
        ...readFileSync(path.join(root, file), 'utf8').matchAll(
          /(?:name: |Consumer = |singleEventConsumer\(\s*)'(svc-[a-z-]+)'/g,
        ),
      ].map(([, name]) => name),
    );
    const inFile = readFileSync(usersFile, 'utf8').match(/svc-[a-z-]+/g) ?? [];
    expect([...new Set(inFile)].sort()).toEqual(inCode.sort());
    expect(allDurables.map(([name]) => name).sort()).toEqual(inCode.sort());
  });
});

describe('with these permissions', () => {
  it('a service consumes and acknowledges another one’s events, and follows revoked sessions', async () => {
    const brokers = new Map<Service, Broker>();
    for (const service of services) {
      const name = `svc-${service.replace('_', '-')}`;
      brokers.set(service, await connectBroker({ url: nats.urlOf(service), name, logger }));
    }
    const heard = new Map<string, string[]>();
    const running = [];
    for (const service of services) {
      const broker = brokers.get(service);
      if (broker === undefined) continue;
      for (const [name, filter] of Object.entries(durables[service]))
        running.push(
          await followConsumer({
            broker,
            logger,
            consumer: () => ({
              durable_name: name,
              filter_subject: filter,
              ack_policy: AckPolicy.Explicit,
            }),
            onMessages: async (messages) => {
              for (const message of messages) {
                await message.ackAck();
                heard.set(name, [...(heard.get(name) ?? []), message.subject]);
              }
            },
          }),
        );
    }
    const revocations = await Promise.all(
      [...brokers.values()].map((broker) => followRevocations({ broker, now: () => new Date(), logger })),
    );
    for (const [service, broker] of brokers)
      for (const [, filter] of allDurables) {
        const family = filter.split('.')[0] ?? '';
        if (ownEvents[service].includes(family))
          await broker.jetstream.publish(filter.replace('*', 'made'), '{}');
      }
    const data = { sessionId: 'ended', expiresAt: '2030-01-01T00:00:00.000Z' };
    await brokers.get('booking')?.jetstream.publish('session.revoked', JSON.stringify({ data }));
    await eventually(
      () => {
        expect([...heard.keys()].sort()).toEqual(allDurables.map(([name]) => name).sort());
        expect(revocations.map(({ isRevoked }) => isRevoked('ended'))).toEqual([true, true, true]);
      },
      { timeoutMs: 30_000 },
    );
    for (const each of [...running, ...revocations]) await each.stop();
    for (const broker of brokers.values()) await broker.close();
  });

  it('a service waits for the stream that it may not create', async () => {
    const fresh = await startNatsWithUsers();
    try {
      let isUp = false;
      const waiting = connectBroker({ url: fresh.urlOf('calendar'), name: 'svc-calendar', logger });
      void waiting.then(() => (isUp = true));
      await sleep(1_500);
      expect(isUp).toBe(false);
      const first = await connectBroker({ url: fresh.urlOf('setup'), name: 'stream-setup', logger });
      await (await waiting).close();
      await first.close();
    } finally {
      await fresh.stop();
    }
  });

  it.each([api('STREAM.PURGE', streamName), 'guest.contacted'])(
    'a consumer that delivers to %s empties nothing and publishes nothing for another service',
    async (deliverSubject) => {
      const { connection } = await watch('booking');
      const messages = async () => (await setup.manager.streams.info(streamName)).state.messages;
      const before = await messages();
      expect(before).toBeGreaterThan(0);
      const name = 'svc-booking-push';
      const config = {
        name,
        filter_subject: 'session.revoked',
        ack_policy: 'none',
        deliver_policy: 'all',
        deliver_subject: deliverSubject,
      };
      const subject = api('CONSUMER.CREATE', streamName, name, 'session.revoked');
      await connection.request(subject, JSON.stringify({ stream_name: streamName, config }), {
        timeout: 5_000,
      });
      await sleep(1_000);
      expect(await messages()).toBe(before);
      await connection.close();
    },
  );
});
