import type { BookingState } from '@getaway/contracts/events/booking';
import type { Clock } from '@getaway/kernel/instant';
import { rebuildCopy, type Rebuilding } from '@getaway/service-kit/rebuild-copy';
import { sqlOf } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import { knownBookings, stepBack, tombstoneOf } from './repaired-bookings.repository.ts';
import { forgetBooking } from './forget-booking.ts';
import { keptOf, makesGuest, recordBooking, type RecordBookingDeps } from './record-booking.ts';

export interface RebuildDeps extends RecordBookingDeps {
  readonly database: Database;
  readonly now: Clock;
  /** All that svc-booking has, page by page. */
  readonly pages: () => AsyncIterable<readonly BookingState[]>;
}

/**
 * Makes our copy of bookings what svc-booking says they are, while it is read and events go on changing it; with a booking
 * come its guest, their totals and the mails of sequences that are still ahead. Nobody is told again that a stay was
 * confirmed or cancelled. Throws a DependencyUnavailableError when svc-booking gives no answer; what was repaired by then stays.
 */
export function rebuildBookings(deps: RebuildDeps): Promise<Rebuilding> {
  const { database, now } = deps;
  const repair = (state: BookingState, over: number): Promise<boolean> =>
    database.transact(async (tx, sql) => {
      const kept = await keptOf(sql, state);
      const isSomebodys = kept === state && makesGuest(state);
      if (!(await stepBack(sql, { state: kept, over, isSomebodys }))) return false;
      await recordBooking(deps, tx, sql, { state, news: undefined, now: now() });
      return true;
    });
  return rebuildCopy({
    known: () => knownBookings(sqlOf(database.pool)),
    pages: deps.pages,
    keep: async (states) => {
      let repaired = 0;
      for (const { state, over } of states) if (await repair(state, over)) repaired += 1;
      return repaired;
    },
    drop: async (gone) => {
      let removed = 0;
      for (const booking of gone)
        await database.transact(async (_tx, sql) => {
          const tombstone = await tombstoneOf(sql, booking, now());
          if (!tombstone) return;
          await forgetBooking(sql, tombstone);
          removed += 1;
        });
      return removed;
    },
  });
}
