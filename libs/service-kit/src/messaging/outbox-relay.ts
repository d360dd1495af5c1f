import pg from 'pg';
import { minuteMs, secondMs } from '@getaway/kernel/instant';
import type { Logger } from '../logger.ts';
import type { Running } from '../shutdown.ts';
import type { Broker } from './broker.ts';
import { outboxChannel } from './outbox.ts';

const sweepMs = secondMs;
const reconnectMs = secondMs;
const batchSize = 100;
/** What may have been published just before a crash of the broker's machine is published again. */
const republishMs = 10 * minuteMs;

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
  readonly databaseUrl: string;
  readonly broker: Broker;
  readonly logger: Logger;
}

/**
 * Publishes committed outbox rows in order, woken by NOTIFY and by a sweep each second. Several replicas may run:
 * rows are claimed with SKIP LOCKED, and the message id makes the broker drop what it has already.
 */
export async function startOutboxRelay(options: OutboxRelayOptions): Promise<Running> {
  const { pool, logger } = options;
  let stopped = false;
  let wake: () => void = () => {};
  const listener = await listenForWakeUps(options, () => wake());
  await pool.query('UPDATE outbox_events SET published_at = NULL WHERE published_at > now() - $1::interval', [
    `${republishMs} milliseconds`,
  ]);
  const loop = (async () => {
    while (!stopped) {
      const woken = new Promise<void>((resolve) => {
        const sweep = setTimeout(resolve, sweepMs);
        wake = () => {
          clearTimeout(sweep);
          resolve();
        };
      });
      try {
        while (!stopped && (await publishBatch(options)) === batchSize);
      } catch (error) {
        logger.warn({ err: error }, 'outbox could not be published; trying again');
      }
      if (!stopped) await woken;
    }
  })();
  return {
    stop: async () => {
      stopped = true;
      wake();
      await loop;
      await listener.stop();
    },
  };
}

async function publishBatch({ pool, broker }: OutboxRelayOptions): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const { rows } = await client.query<OutboxRow>(
      `SELECT id, type, version, occurred_at, correlation_id, data FROM outbox_events
       WHERE published_at IS NULL ORDER BY position LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`,
    );
    for (const row of rows) await broker.jetstream.publish(row.type, write(row), { msgID: row.id });
    if (rows.length > 0) {
      await client.query('UPDATE outbox_events SET published_at = now() WHERE id = ANY($1::uuid[])', [
        rows.map(({ id }) => id),
      ]);
    }
    await client.query('COMMIT');
    return rows.length;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
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

/** A connection of its own that hears NOTIFY and is made anew when it breaks; the sweep covers the gap. */
async function listenForWakeUps(options: OutboxRelayOptions, onWake: () => void): Promise<Running> {
  let client: pg.Client | undefined;
  let stopped = false;
  const open = async (): Promise<void> => {
    if (stopped) return;
    const fresh = new pg.Client({ connectionString: options.databaseUrl });
    const reopen = (): void => {
      if (client !== fresh || stopped) return;
      client = undefined;
      setTimeout(() => void open(), reconnectMs).unref();
    };
    client = fresh;
    fresh.on('notification', onWake);
    fresh.on('error', reopen);
    fresh.on('end', reopen);
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${outboxChannel}`);
      onWake();
    } catch {
      reopen();
    }
  };
  await open();
  return {
    stop: async () => {
      stopped = true;
      await client?.end();
    },
  };
}
