import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { createLogger } from '@getaway/service-kit/logger';
import type { Sql } from '@getaway/service-kit/sql';
import { openDatabase, type Database } from '../src/database/database.ts';
import { endLapsedEchoes } from '../src/external-stays/end-lapsed-echoes.ts';
import { detectConflicts } from '../src/conflicts/detect-conflicts.ts';

/** An external stay as a sync stores it. */
export interface OutsideStay {
  readonly id?: string;
  readonly externalId?: string;
  readonly kind?: 'reservation' | 'block';
  readonly from: string;
  readonly to: string;
  readonly summary?: string;
  readonly isEcho?: boolean;
  readonly missingSince?: Date;
  readonly times?: readonly [string, string];
  readonly createdAt?: Date;
}

/** Changes the tables as syncs do, conflicts included, without fetching a feed. */
export interface OutsideWorld {
  readonly pool: pg.Pool;
  addFeed(name: string, platform?: string): Promise<string>;
  add(feedId: string, ...stays: OutsideStay[]): Promise<string[]>;
  /** Adds a stay in a transaction that detects conflicts and then stays open until `meanwhile` is done. */
  addSlowly(feedId: string, stay: OutsideStay, meanwhile: () => Promise<void>): Promise<void>;
  move(id: string, to: { from: string; to: string }): Promise<void>;
  remove(id: string): Promise<void>;
  /** What the service does on its own every few minutes. */
  endLapsedEchoes(): Promise<void>;
  close(): Promise<void>;
}

export function outsideWorld(databaseUrl: string): OutsideWorld {
  const logger = createLogger({ part: 'test', level: 'silent' });
  const database: Database = openDatabase(databaseUrl, (error) => logger.warn({ err: error }, 'lost'));
  const deps = { timeZone: 'America/New_York', now: () => new Date(), newId: randomUUID };
  const inSync = (text: string, ...values: unknown[]): Promise<void> =>
    database.transact(async (_tx, sql) => {
      await sql(text, ...values);
      await detectConflicts(deps, sql, 'sync');
    });
  const { pool } = database;
  return {
    pool,
    addFeed: async (name, platform = 'airbnb') => {
      const id = randomUUID();
      await pool.query(
        `INSERT INTO external_calendar_feeds (id, name, url, platform, updated_at) VALUES ($1, $2, 'https://secret.example', $3, now())`,
        [id, name, platform],
      );
      return id;
    },
    add: async (feedId, ...stays) => {
      const rows = stays.map((stay) => ({ id: randomUUID(), ...stay }));
      await database.transact(async (_tx, sql) => {
        for (const row of rows) await insert(sql, feedId, row);
        await detectConflicts(deps, sql, 'sync');
      });
      return rows.map(({ id }) => id);
    },
    addSlowly: (feedId, stay, meanwhile) =>
      database.transact(async (_tx, sql) => {
        await insert(sql, feedId, stay);
        await detectConflicts(deps, sql, 'sync');
        await meanwhile();
      }),
    move: (id, { from, to }) =>
      inSync(
        'UPDATE external_bookings SET start_date = $2::date, end_date = $3::date WHERE id = $1',
        id,
        from,
        to,
      ),
    remove: (id) => inSync('DELETE FROM external_bookings WHERE id = $1', id),
    endLapsedEchoes: () => endLapsedEchoes({ ...deps, database }),
    close: () => database.close(),
  };
}

async function insert(sql: Sql, feedId: string, stay: OutsideStay): Promise<void> {
  await sql(
    `INSERT INTO external_bookings (id, feed_id, external_id, kind, start_date, end_date, summary, is_echo,
       missing_since, start_time, end_time, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5::date, $6::date, $7, $8::boolean, $9::timestamptz, $10, $11, $12::timestamptz, now())`,
    stay.id ?? randomUUID(),
    feedId,
    stay.externalId ?? randomUUID(),
    stay.kind ?? 'reservation',
    stay.from,
    stay.to,
    stay.summary ?? 'Reserved',
    stay.isEcho ?? false,
    stay.missingSince?.toISOString() ?? null,
    stay.times?.[0] ?? null,
    stay.times?.[1] ?? null,
    (stay.createdAt ?? new Date()).toISOString(),
  );
}
