import type { ConsumerInfo } from '@nats-io/jetstream';
import type pg from 'pg';
import { streamName } from '@getaway/contracts/events/stream';
import type { Broker } from '../messaging/broker.ts';
import type { Metrics, Reading } from './metrics.ts';

export interface MessagingMetricsOptions {
  readonly metrics: Metrics;
  readonly pool: pg.Pool;
  readonly broker: Broker;
}

/**
 * Unpublished events, unconsumed events and parked messages of a service. Every replica reports the same
 * values: aggregate with max.
 */
export function addMessagingMetrics({ metrics, pool, broker }: MessagingMetricsOptions): void {
  metrics.addGauge({
    name: 'getaway_outbox_unsent',
    help: 'Events that are committed and not yet published',
    read: () =>
      readRows(pool, `SELECT count(*)::float8 AS value FROM outbox_events WHERE published_at IS NULL`),
  });
  metrics.addGauge({
    name: 'getaway_outbox_oldest_seconds',
    help: 'Age of the oldest event that is committed and not yet published; 0 when there is none',
    read: () =>
      readRows(
        pool,
        `SELECT coalesce(extract(epoch FROM now() - min(occurred_at)), 0)::float8 AS value
         FROM outbox_events WHERE published_at IS NULL`,
      ),
  });
  metrics.addGauge({
    name: 'getaway_parked_messages',
    help: 'Events rejected so often that they are parked for staff',
    labels: ['consumer'],
    read: () =>
      readRows(
        pool,
        `SELECT jsonb_build_object('consumer', consumer) AS labels, count(*)::float8 AS value
         FROM refused_messages WHERE parked_at IS NOT NULL GROUP BY consumer`,
      ),
  });
  metrics.addGauge({
    labels: ['consumer'],
    name: 'getaway_consumer_pending',
    help: 'Events in the stream not yet delivered to a consumer',
    read: () => readConsumers(broker, (info) => info.num_pending),
  });
  metrics.addGauge({
    labels: ['consumer'],
    name: 'getaway_consumer_unacknowledged',
    help: 'Events delivered to a consumer and not yet acknowledged',
    read: () => readConsumers(broker, (info) => info.num_ack_pending),
  });
  metrics.addGauge({
    name: 'getaway_broker_connected',
    help: 'Whether the service is connected to its broker (1) or not (0)',
    read: () => Promise.resolve([{ value: broker.isConnected() ? 1 : 0 }]),
  });
}

/** Readings directly from SQL: rows with `value` and, for labels, `labels` as an object of texts. */
export async function readRows(pool: pg.Pool, sql: string): Promise<Reading[]> {
  return (await pool.query<Reading>(sql)).rows;
}

/** Queries each of the service's own consumers, because the broker does not let it list others. */
async function readConsumers(broker: Broker, value: (info: ConsumerInfo) => number): Promise<Reading[]> {
  return Promise.all(
    [...broker.durables].map(async (consumer) => {
      const info = await broker.manager.consumers.info(streamName, consumer);
      return { labels: { consumer }, value: value(info) };
    }),
  );
}
