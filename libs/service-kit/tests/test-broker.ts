import { readFileSync } from 'node:fs';
import pg from 'pg';
import { sessionRevoked } from '@getaway/contracts/events/session';
import { openInfrastructure, type Infrastructure } from '@getaway/testing/infrastructure';
import { createLogger } from '../src/logger.ts';
import { connectBroker, type Broker } from '../src/messaging/broker.ts';
import { on } from '../src/messaging/consumer.ts';
import { appendEvent } from '../src/messaging/outbox.ts';
import { openNotifications } from '../src/messaging/notifications.ts';
import { startOutboxRelay } from '../src/messaging/outbox-relay.ts';
import { startConsumer } from '../src/messaging/start-consumer.ts';
import type { Running } from '../src/shutdown.ts';
import { sqlOf, type Sql } from '../src/sql.ts';

export const silent = createLogger({ part: 'test', level: 'silent' });

/** A publisher and consumers with a separate database and broker, which a test can stop. */
export interface TestBroker {
  readonly infrastructure: Infrastructure;
  readonly pool: pg.Pool;
  readonly broker: Broker;
  readonly natsUrl: string;
  /** Publishes that a session was revoked, in a transaction that commits or rolls back. */
  publish(sessionId: string, published?: { commits?: boolean; correlationId?: string }): Promise<void>;
  startRelay(): Promise<Running>;
  /** Counts an effect for each handled event; `refuses` throws instead. */
  startReceiver(name: string, refuses?: (sessionId: string) => boolean): Promise<Running>;
  effects(receiver: string, sessionId: string): Promise<number>;
  close(): Promise<void>;
}

export async function openTestBroker(): Promise<TestBroker> {
  const infrastructure = openInfrastructure();
  const postgresUrl = await infrastructure.start('postgres');
  const natsUrl = await infrastructure.start('nats');
  const pool = new pg.Pool({ connectionString: postgresUrl });
  pool.on('error', () => undefined);
  await pool.query(readFileSync(new URL('messaging-tables.sql', import.meta.url), 'utf8'));
  const notifications = await openNotifications(postgresUrl);
  const broker = await connectBroker({ url: natsUrl, name: 'test', logger: silent });

  const transact = async (work: (tx: pg.PoolClient, sql: Sql) => Promise<void>): Promise<void> => {
    const client = await pool.connect();
    client.on('error', () => undefined);
    try {
      await client.query('BEGIN');
      await work(client, sqlOf(client));
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    } finally {
      client.removeAllListeners('error');
      client.release();
    }
  };

  return {
    infrastructure,
    pool,
    broker,
    natsUrl,
    publish: async (sessionId, { commits = true, correlationId = 'test' } = {}) => {
      const published = transact(async (_tx, sql) => {
        const now = new Date();
        const data = { sessionId, expiresAt: now.toISOString() };
        await appendEvent(sql, sessionRevoked, data, { correlationId, now });
        if (!commits) throw new Error('rolled back');
      });
      await (commits ? published : published.catch(() => undefined));
    },
    startRelay: () => startOutboxRelay({ pool, notifications, broker, logger: silent }),
    startReceiver: (name, refuses = () => false) =>
      startConsumer<pg.PoolClient>({
        name,
        filterSubject: sessionRevoked.type,
        subscriptions: [
          on(sessionRevoked, async (tx: pg.PoolClient, { sessionId }) => {
            await tx.query('INSERT INTO effects VALUES ($1, $2)', [name, sessionId]);
            if (refuses(sessionId)) throw new Error(`refused ${sessionId}`);
          }),
        ],
        broker,
        transact,
        logger: silent,
      }),
    effects: async (receiver, sessionId) => {
      const { rows } = await pool.query<{ count: number }>(
        'SELECT count(*)::int AS count FROM effects WHERE consumer = $1 AND session_id = $2',
        [receiver, sessionId],
      );
      return rows[0]?.count ?? 0;
    },
    close: async () => {
      await broker.close();
      await notifications.stop();
      await pool.end();
      await infrastructure.stop();
    },
  };
}
