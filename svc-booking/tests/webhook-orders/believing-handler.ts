import { randomUUID } from 'node:crypto';
import type { handleCardEvent } from '../../src/payments/handle-card-event.ts';

const statusOf: Readonly<Record<string, string>> = {
  'payment_intent.processing': 'pending',
  'payment_intent.succeeded': 'confirmed',
  'payment_intent.canceled': 'cancelled',
  'charge.refunded': 'cancelled',
};

/**
 * A deliberately wrong handler: it applies the content of each event in the order of arrival. It proves that
 * the tests detect such a handler.
 */
export const believeEvent: typeof handleCardEvent = async ({ database }, { type, intentId }) => {
  const status = statusOf[type];
  if (status === undefined) return;
  const { rows } = await database.pool.query<{ id: string }>(
    'UPDATE bookings SET status = $1 WHERE payment_intent_id = $2 RETURNING id',
    [status, intentId],
  );
  await database.pool.query(
    `INSERT INTO outbox_events (id, type, version, occurred_at, correlation_id, data)
     SELECT $1, 'booking.' || $2, 1, now(), 'naive', jsonb_build_object('entityId', $3::text)`,
    [randomUUID(), status, rows[0]?.id],
  );
};
