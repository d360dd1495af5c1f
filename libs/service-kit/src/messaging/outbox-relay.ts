import type pg from 'pg';
import { minuteMs } from '@getaway/kernel/instant';
import type { Logger } from '../logger.ts';
import type { Running } from '../shutdown.ts';
import { inTransaction } from '../transaction.ts';
import type { Broker } from './broker.ts';
import { inPublishSpan } from './message-spans.ts';
import { outboxChannel } from './outbox.ts';
import type { Notifications } from './notifications.ts';
import { startNotifyLoop } from './notify-loop.ts';

const batchSize = 100;
/** Events that were published just before a crash of the broker's machine are published again. */
const republishMs = 10 * minuteMs;
/**
 * Each notification comes to all replicas, and polls become rarer only with the time since it: the rows of a replica
 * that crashed just after a commit wait for seconds.
 */
const longestSweepMs = minuteMs;

interface OutboxRow {
  id: string;
  type: string;
  version: number;
  occurred_at: Date;
  correlation_id: string;
  data: unknown;
}

export interface OutboxRelayOptions {
  readonly pool: pg.Pool;
  readonly notifications: Notifications;
  readonly broker: Broker;
  readonly logger: Logger;
}

/**
 * Publishes committed outbox rows in order, after NOTIFY and in polls. Several replicas may run: rows are
 * claimed with SKIP LOCKED, and the message id makes the broker drop duplicates.
 */
export async function startOutboxRelay(options: OutboxRelayOptions): Promise<Running> {
  const { pool, logger } = options;
  await pool.query('UPDATE outbox_events SET published_at = NULL WHERE published_at > now() - $1::interval', [
    `${republishMs} milliseconds`,
  ]);
  return startNotifyLoop({
    notifications: options.notifications,
    channel: outboxChannel,
    longestSweepMs,
    work: async () => (await publishBatch(options)) === batchSize,
    onFailure: (error) => logger.warn({ err: error }, 'outbox could not be published; retrying'),
  });
}

function publishBatch({ pool, broker }: OutboxRelayOptions): Promise<number> {
  return inTransaction(pool, async (sql) => {
    const rows = await sql<OutboxRow>(
      `SELECT id, type, version, occurred_at, correlation_id, data FROM outbox_events
       WHERE published_at IS NULL ORDER BY position LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`,
    );
    for (const row of rows) await publish(broker, row);
    if (rows.length > 0) {
      await sql(
        'UPDATE outbox_events SET published_at = now() WHERE id = ANY($1::uuid[])',
        rows.map(({ id }) => id),
      );
    }
    return rows.length;
  });
}

function publish(broker: Broker, row: OutboxRow): Promise<unknown> {
  const event = { id: row.id, type: row.type, correlationId: row.correlation_id };
  return inPublishSpan(event, (headers) =>
    broker.jetstream.publish(row.type, write(row), { msgID: row.id, ...headers }),
  );
}

function write(row: OutboxRow): string {
  return JSON.stringify({
    id: row.id,
    type: row.type,
    version: row.version,
    occurredAt: row.occurred_at.toISOString(),
    correlationId: row.correlation_id,
    data: row.data,
  });
}
