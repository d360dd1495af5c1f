import type { BookingTombstone } from '@getaway/contracts/events/booking';
import type { Sql } from '@getaway/service-kit/sql';
import { detectConflicts, type ConflictDeps } from '../conflicts/detect-conflicts.ts';
import { markEchoes } from '../external-stays/mark-echoes.ts';
import { forgetStay } from './direct-stays.repository.ts';

/** Deletes our copy of a deleted booking, and ends its echoes and conflicts. */
export async function forgetBooking(
  deps: ConflictDeps,
  sql: Sql,
  tombstone: BookingTombstone,
  correlationId: string,
): Promise<void> {
  await forgetStay(sql, tombstone);
  await markEchoes(sql, { correlationId, now: deps.now() });
  await detectConflicts(deps, sql, correlationId);
}
