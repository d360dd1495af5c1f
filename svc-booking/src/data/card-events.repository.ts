import type { Tx } from './database.ts';

/** Those of the provider's events that were not taken here yet, in the order given. */
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
