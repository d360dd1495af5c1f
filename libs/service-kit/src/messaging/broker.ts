import {
  connect,
  NoRespondersError,
  PermissionViolationError,
  TimeoutError,
  type NatsConnection,
} from '@nats-io/transport-node';
import {
  JetStreamApiCodes,
  JetStreamApiError,
  jetstream,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
  type JetStreamClient,
  type JetStreamManager,
  type StreamConfig,
} from '@nats-io/jetstream';
import { streamMaxAgeDays, streamName, streamSubjects } from '@getaway/contracts/events/stream';
import { dayMs, minuteMs } from '@getaway/kernel/instant';
import type { Logger } from '../logger.ts';
import { readBrokerAddress } from './broker-address.ts';

export interface Broker {
  /** How the broker calls this connection: the part's name. */
  readonly name: string;
  readonly connection: NatsConnection;
  readonly jetstream: JetStreamClient;
  readonly manager: JetStreamManager;
  /** The durable consumers that are followed over this connection. */
  readonly durables: Set<string>;
  isConnected(): boolean;
  close(): Promise<void>;
}

/** Nanoseconds, in which JetStream counts. */
const nanos = (milliseconds: number): number => milliseconds * 1_000_000;

/** Longer than what a relay sends again on start, so that the server drops those repeats itself. */
const duplicateWindowMs = 12 * minuteMs;

const retryMs = 1_000;

export interface BrokerOptions {
  /** As `readBrokerAddress` takes it. */
  readonly url: string;
  /** How the broker calls this connection. */
  readonly name: string;
  /** On how many servers the stream is; 1 unless given. */
  readonly replicas?: number;
  readonly logger: Logger;
}

/**
 * Connects, for as long as it takes, and makes sure that the stream is there as the contracts say. Where the broker knows
 * users, only its `setup` user may create or update it; the others wait until it has what they publish.
 */
export async function connectBroker(options: BrokerOptions): Promise<Broker> {
  const address = readBrokerAddress(options.url);
  const connection = await connect({
    ...address,
    name: options.name,
    // Replies carry events: a user can subscribe to its own inbox alone.
    ...(address.user === undefined ? {} : { inboxPrefix: `_INBOX.${address.user}` }),
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    waitOnFirstConnect: true,
  });
  let connected = true;
  void (async () => {
    for await (const status of connection.status()) {
      if (status.type === 'disconnect') connected = false;
      if (status.type === 'reconnect') connected = true;
      if (status.type === 'disconnect' || status.type === 'reconnect') {
        options.logger.warn({ broker: status.type }, 'broker connection changed');
      }
    }
  })();
  const manager = await openStream(connection, options);
  return {
    name: options.name,
    connection,
    manager,
    durables: new Set(),
    jetstream: jetstream(connection),
    isConnected: () => connected && !connection.isClosed(),
    close: async () => {
      // Draining waits for the server's answer. Without a server it fails, and would leave the connection trying for ever.
      if (connected && !connection.isClosed()) await connection.drain().catch(() => undefined);
      if (!connection.isClosed()) await connection.close();
    },
  };
}

/** A cluster that is starting, or choosing who leads it, has no answer yet. */
async function openStream(
  connection: NatsConnection,
  { replicas = 1, logger }: BrokerOptions,
): Promise<JetStreamManager> {
  for (;;) {
    try {
      const manager = await jetstreamManager(connection);
      await ensureStream(manager, replicas);
      return manager;
    } catch (error) {
      if (!isPassing(error)) throw error;
      logger.warn({ err: error }, 'the stream cannot be opened yet; retrying');
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }
}

function isPassing(error: unknown): boolean {
  // This user may not set the stream up: the setup job will.
  if (isDenied(error)) return true;
  if (error instanceof JetStreamApiError) return error.status === 503;
  if (error instanceof TimeoutError || error instanceof NoRespondersError) return true;
  // What the client throws when nobody answers for JetStream; it does not export the class.
  return error instanceof Error && error.name === 'JetStreamNotEnabled';
}

async function ensureStream(manager: JetStreamManager, replicas: number): Promise<void> {
  const configuration = {
    num_replicas: replicas,
    subjects: [...streamSubjects],
    max_age: nanos(streamMaxAgeDays * dayMs),
    duplicate_window: nanos(duplicateWindowMs),
  };
  const existing = await manager.streams.info(streamName).catch((error: unknown) => {
    if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound)
      return undefined;
    throw error;
  });
  if (!existing) {
    const fixed = { name: streamName, retention: RetentionPolicy.Limits, storage: StorageType.File };
    await manager.streams.add({ ...fixed, ...configuration });
    return;
  }
  // Services of different ages start in any order: an older one must not take a newer one's subjects away.
  const subjects = [...new Set([...existing.config.subjects, ...configuration.subjects])];
  if (isSetUp(existing.config, { ...configuration, subjects })) return;
  try {
    await manager.streams.update(streamName, { ...configuration, subjects });
  } catch (error) {
    // Without the right to update it, a service makes do with a stream that takes its events.
    if (!isDenied(error) || subjects.length > existing.config.subjects.length) throw error;
  }
}

type StreamSettings = Pick<StreamConfig, 'num_replicas' | 'subjects' | 'max_age' | 'duplicate_window'>;

function isSetUp(existing: StreamSettings, wanted: StreamSettings): boolean {
  return (
    existing.num_replicas === wanted.num_replicas &&
    existing.max_age === wanted.max_age &&
    existing.duplicate_window === wanted.duplicate_window &&
    existing.subjects.length === wanted.subjects.length
  );
}

function isDenied(error: unknown): boolean {
  return error instanceof Error && (error instanceof PermissionViolationError || isDenied(error.cause));
}
