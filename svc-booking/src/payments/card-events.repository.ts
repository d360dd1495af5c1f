import type { Sql } from '@getaway/service-kit/sql';
import type { Tx } from '../database/database.ts';

/** Stores a provider event once and returns whether it was handled before. */
export async function storeEvent(
  sql: Sql,
  event: { readonly id: string; readonly type: string; readonly intentId: string | undefined },
): Promise<{ handled: boolean }> {
  const [row] = await sql<{ handled: boolean }>(
    `INSERT INTO card_events AS known (id, type, intent_id) VALUES ($1, $2, $3)
     ON CONFLICT (id) DO UPDATE SET type = known.type RETURNING handled_at IS NOT NULL AS handled`,
    event.id,
    event.type,
    event.intentId ?? null,
  );
  return { handled: row?.handled ?? false };
}

/** The provider events that were not handled yet, in the given order. */
export async function unhandledEvents<E extends { readonly id: string }>(
  tx: Tx,
  events: readonly E[],
): Promise<E[]> {
  const rows = await tx.cardEvent.findMany({
    where: { id: { in: events.map(({ id }) => id) }, handledAt: { not: null } },
    select: { id: true },
  });
  const handled = new Set(rows.map(({ id }) => id));
  return events.filter(({ id }) => !handled.has(id));
}

/** Records that a stored event has taken effect. */
export async function markHandled(tx: Tx, id: string, handledAt: Date): Promise<void> {
  await tx.cardEvent.update({ where: { id }, data: { handledAt } });
}
