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
  /** The name of this connection at the broker: that of the part. */
  readonly name: string;
  readonly connection: NatsConnection;
  readonly jetstream: JetStreamClient;
  readonly manager: JetStreamManager;
  /** The durable consumers that run over this connection. */
  readonly durables: Set<string>;
  isConnected(): boolean;
  close(): Promise<void>;
}

/** JetStream's unit, nanoseconds. */
const nanos = (milliseconds: number): number => milliseconds * 1_000_000;

/** Longer than the period that a relay republishes on start, so that the server drops those duplicates. */
const duplicateWindowMs = 12 * minuteMs;

const retryMs = 1_000;

export interface BrokerOptions {
  /** In the form that `readBrokerAddress` parses. */
  readonly url: string;
  /** The name of this connection at the broker. */
  readonly name: string;
  /** The number of servers that store the stream; 1 by default. */
  readonly replicas?: number;
  readonly logger: Logger;
}

/**
 * Connects, waiting as long as necessary, and ensures that the stream exists as the contracts define it. If
 * the broker has users, only its `setup` user may create or update the stream; the others wait until it has
 * their subjects.
 */
export async function connectBroker(options: BrokerOptions): Promise<Broker> {
  const address = readBrokerAddress(options.url);
  const connection = await connect({
    ...address,
    name: options.name,
    // Replies contain events, and a user can subscribe only to its own inbox.
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
      // Draining waits for the server's answer. Without a server it fails, and the connection would keep
      // retrying forever.
      if (connected && !connection.isClosed()) await connection.drain().catch(() => undefined);
      if (!connection.isClosed()) await connection.close();
    },
  };
}

/** A cluster that is starting, or electing a leader, gives no answer yet. */
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
  // This user may not set up the stream: the setup job will.
  if (isDenied(error)) return true;
  if (error instanceof JetStreamApiError) return error.status === 503;
  if (error instanceof TimeoutError || error instanceof NoRespondersError) return true;
  // The client's error when JetStream does not respond; it does not export the class.
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
  // Services of different versions start in any order: an older one must not remove a newer one's subjects.
  const subjects = [...new Set([...existing.config.subjects, ...configuration.subjects])];
  if (isSetUp(existing.config, { ...configuration, subjects })) return;
  try {
    await manager.streams.update(streamName, { ...configuration, subjects });
  } catch (error) {
    // Without permission to update it, a service accepts a stream that has its subjects.
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
