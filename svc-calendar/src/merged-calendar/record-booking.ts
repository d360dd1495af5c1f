import type { BookingState } from '@getaway/contracts/events/booking';
import type { Sql } from '@getaway/service-kit/sql';
import { detectConflicts, type ConflictDeps } from '../conflicts/detect-conflicts.ts';
import { markEchoes } from '../external-stays/mark-echoes.ts';
import { keepNewest } from './direct-stays.repository.ts';
import type { DirectStay } from './direct-stay.rules.ts';

/** Stores the newest state of a booking, with the echoes and conflicts that it begins or ends. */
export async function recordBooking(
  deps: ConflictDeps,
  sql: Sql,
  state: BookingState,
  correlationId: string,
): Promise<void> {
  await keepNewest(sql, stayOf(state));
  await markEchoes(sql, { correlationId, now: deps.now() });
  await detectConflicts(deps, sql, correlationId);
}

function stayOf(state: BookingState): DirectStay {
  const { entityId, opensAt = null, createdAt, updatedAt, ...rest } = state;
  return {
    ...rest,
    bookingId: entityId,
    opensAt,
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
  };
}
