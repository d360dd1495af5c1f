import {
  bookingDeleted,
  bookingEvents,
  bookingSubjects,
  type BookingState,
} from '@getaway/contracts/events/booking';
import { on, type Consumer } from '@getaway/service-kit/messaging/consumer';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Database, Tx } from '../database/database.ts';
import { forgetStay, keepNewest } from './direct-stays.repository.ts';
import type { DirectStay } from './direct-stay.rules.ts';
import { detectConflicts, type ConflictDeps } from '../conflicts/detect-conflicts.ts';
import { markEchoes } from '../external-stays/mark-echoes.ts';

/** Keeps our copy of the bookings from svc-booking's events, and detects conflicts with external stays. */
export function bookingsConsumer(deps: ConflictDeps & { database: Database }): Consumer<Tx> {
  return {
    name: 'svc-calendar-bookings',
    filterSubject: bookingSubjects,
    // All events except the deletion carry the whole state, so each is handled the same way.
    subscriptions: [
      ...bookingEvents.map((event) =>
        on(event, async (tx: Tx, state, { correlationId }) => {
          const sql = sqlOfPrisma(tx);
          await keepNewest(sql, stayOf(state));
          await markEchoes(sql, { correlationId, now: deps.now() });
          await detectConflicts(deps, sql, correlationId);
        }),
      ),
      on(bookingDeleted, async (tx: Tx, tombstone, { correlationId }) => {
        const sql = sqlOfPrisma(tx);
        await forgetStay(sql, tombstone);
        await markEchoes(sql, { correlationId, now: deps.now() });
        await detectConflicts(deps, sql, correlationId);
      }),
    ],
    transact: deps.database.transact,
  };
}

function stayOf(state: BookingState): DirectStay {
  const { entityId, createdAt, updatedAt, ...rest } = state;
  return {
    ...rest,
    bookingId: entityId,
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
  };
}
