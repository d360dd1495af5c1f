import type { ExternalNights } from '@getaway/contracts/events/external-nights';
import type { Sql } from '@getaway/service-kit/sql';
import { replaceExternalNights } from './external-stays.repository.ts';

/** Stores the nights of the newest states of external stays. */
export function keepExternalNights(sql: Sql, stays: readonly ExternalNights[]): Promise<void> {
  const newest = new Map<string, ExternalNights>();
  for (const stay of stays) {
    if (stay.revision > (newest.get(stay.entityId)?.revision ?? 0)) newest.set(stay.entityId, stay);
  }
  // Sorted, so that concurrent transactions lock rows in the same order.
  const incoming = [...newest.values()].sort((a, b) => (a.entityId < b.entityId ? -1 : 1));
  return replaceExternalNights(sql, incoming);
}
