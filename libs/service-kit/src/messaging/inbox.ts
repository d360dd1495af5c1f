import type { Envelope } from '@getaway/contracts/events/event';
import type { Sql } from '../sql.ts';

/** The number of refusals after which a message is parked for staff. */
export const refusalsBeforeParking = 10;

/**
 * Marks a message as seen by a consumer. Returns false when it was seen before. Call it in the transaction of
 * the effect.
 */
export async function firstTimeSeen(sql: Sql, consumer: string, messageId: string): Promise<boolean> {
  const rows = await sql(
    `INSERT INTO inbox_messages (consumer, message_id) VALUES ($1, $2::uuid)
     ON CONFLICT DO NOTHING RETURNING message_id`,
    consumer,
    messageId,
  );
  return rows.length === 1;
}

/**
 * Marks messages as seen by a consumer, and returns the new ones. Call it in the transaction of the effect.
 */
export async function firstTimeSeenAmong(
  sql: Sql,
  consumer: string,
  messageIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await sql<{ id: string }>(
    `INSERT INTO inbox_messages (consumer, message_id) SELECT $1, unnest($2::uuid[])
     ON CONFLICT DO NOTHING RETURNING message_id::text AS id`,
    consumer,
    messageIds,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Counts a refusal. Returns true when it parks the message. */
export async function recordRefusal(
  sql: Sql,
  consumer: string,
  envelope: Envelope,
  error: unknown,
): Promise<boolean> {
  const [row] = await sql<{ parked: boolean }>(
    `INSERT INTO refused_messages (consumer, message_id, envelope, refusals, last_error)
     VALUES ($1, $2::uuid, $3::jsonb, 1, $4)
     ON CONFLICT (consumer, message_id) DO UPDATE
       SET refusals = refused_messages.refusals + 1, last_error = EXCLUDED.last_error,
           parked_at = CASE WHEN refused_messages.refusals + 1 >= $5::int THEN now() END
     RETURNING parked_at IS NOT NULL AS parked`,
    consumer,
    envelope.id,
    JSON.stringify(envelope),
    reasonOf(error),
    refusalsBeforeParking,
  );
  return row?.parked ?? false;
}

/** A validation error's message contains the guest's data; its name is enough to find the event. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return (error.name === 'ValiError' ? 'the event does not match its contract' : error.message).slice(
    0,
    2_000,
  );
}
