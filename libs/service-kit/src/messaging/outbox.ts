import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { EventData, EventType } from '@getaway/contracts/events/event';
import type { Sql } from '../sql.ts';

/** The channel that wakes a relay. */
export const outboxChannel = 'outbox';

/** The number of events in one statement. */
const batchSize = 500;

/**
 * Records an event in the transaction of the change itself; a relay publishes it after the commit. Throws
 * when the data does not match the event's contract, which rolls the change back.
 */
export async function appendEvent<E extends EventType>(
  sql: Sql,
  event: E,
  data: EventData<E>,
  context: EventContext,
): Promise<void> {
  await appendEvents(sql, event, [data], context);
}

/** Records many events of one type in order, in batches, so that thousands do not block the process. */
export async function appendEvents<E extends EventType>(
  sql: Sql,
  event: E,
  all: readonly EventData<E>[],
  context: EventContext,
): Promise<void> {
  for (let start = 0; start < all.length; start += batchSize) {
    const batch = all.slice(start, start + batchSize);
    for (const data of batch) v.assert(event.data, data);
    await sql(
      `INSERT INTO outbox_events (id, type, version, occurred_at, correlation_id, data)
       SELECT id, $3, $4, $5::timestamptz, $6, data::jsonb
       FROM unnest($1::uuid[], $2::text[]) WITH ORDINALITY AS told (id, data, place) ORDER BY place`,
      batch.map(() => randomUUID()),
      batch.map((data) => JSON.stringify(data)),
      event.type,
      event.version,
      context.now.toISOString(),
      context.correlationId,
    );
  }
  if (all.length > 0) await sql(`SELECT pg_notify('${outboxChannel}', '')::text AS woken`);
}

export interface EventContext {
  readonly correlationId: string;
  readonly now: Date;
}
