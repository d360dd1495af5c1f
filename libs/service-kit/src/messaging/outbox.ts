import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { EventData, EventType } from '@getaway/contracts/events/event';
import type { Sql } from '../sql.ts';

/** The channel that wakes a relay. */
export const outboxChannel = 'outbox';

/**
 * Records that something happened, in the transaction of the change itself; a relay publishes it after the commit.
 * Throws when the data does not fit the event's contract, which undoes the change.
 */
export async function appendEvent<E extends EventType>(
  sql: Sql,
  event: E,
  data: EventData<E>,
  context: { correlationId: string; now: Date },
): Promise<void> {
  v.assert(event.data, data);
  await sql(
    `INSERT INTO outbox_events (id, type, version, occurred_at, correlation_id, data)
     VALUES ($1::uuid, $2, $3, $4::timestamptz, $5, $6::jsonb)`,
    randomUUID(),
    event.type,
    event.version,
    context.now.toISOString(),
    context.correlationId,
    JSON.stringify(data),
  );
  await sql(`SELECT pg_notify('${outboxChannel}', '')::text AS woken`);
}
