import { connect, type NatsConnection } from '@nats-io/transport-node';
import {
  JetStreamApiCodes,
  JetStreamApiError,
  jetstream,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
  type JetStreamClient,
  type JetStreamManager,
} from '@nats-io/jetstream';
import { streamMaxAgeDays, streamName, streamSubjects } from '@getaway/contracts/events/stream';
import { dayMs, minuteMs } from '@getaway/kernel/instant';
import type { Logger } from '../logger.ts';

export interface Broker {
  readonly connection: NatsConnection;
  readonly jetstream: JetStreamClient;
  readonly manager: JetStreamManager;
  isConnected(): boolean;
  close(): Promise<void>;
}

/** Nanoseconds, in which JetStream counts. */
const nanos = (milliseconds: number): number => milliseconds * 1_000_000;

/** Longer than what a relay sends again on start, so that the server drops those repeats itself. */
const duplicateWindowMs = 12 * minuteMs;

/** Connects, for as long as it takes, and makes sure that the stream is there as the contracts say. */
export async function connectBroker(options: { url: string; name: string; logger: Logger }): Promise<Broker> {
  const connection = await connect({
    servers: options.url,
    name: options.name,
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
  const manager = await jetstreamManager(connection);
  await ensureStream(manager);
  return {
    connection,
    manager,
    jetstream: jetstream(connection),
    isConnected: () => connected && !connection.isClosed(),
    close: async () => {
      if (!connection.isClosed()) await connection.drain();
    },
  };
}

async function ensureStream(manager: JetStreamManager): Promise<void> {
  const configuration = {
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
  await manager.streams.update(streamName, { ...configuration, subjects });
}
