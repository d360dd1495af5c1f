import type { BookingState } from '@getaway/contracts/events/booking';
import type { Clock } from '@getaway/kernel/instant';
import { rebuildCopy, type Rebuilding } from '@getaway/service-kit/rebuild-copy';
import { sqlOf, type Sql } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import { knownBookings, stepBack, tombstoneOf } from './repaired-bookings.repository.ts';
import { knownMoney, stepMoneyBack } from './booking-money.repository.ts';
import { forgetBooking } from './forget-booking.ts';
import { lockCopy } from './guest-bookings.repository.ts';
import { keptOf, makesGuest, recordBooking, type RecordBookingDeps } from './record-booking.ts';

export interface RebuildDeps extends RecordBookingDeps {
  readonly database: Database;
  readonly now: Clock;
  /** All bookings of svc-booking, page by page. */
  readonly pages: () => AsyncIterable<readonly BookingState[]>;
}

/**
 * Repairs our copy of bookings from svc-booking's snapshot, while events continue to change it. A repaired
 * booking also restores its money, its guest, the guest's totals and the future emails of sequences. Confirmations and
 * cancellations are not emailed again. Throws a DependencyUnavailableError when svc-booking does not answer;
 * what was repaired by then stays.
 */
export function rebuildBookings(deps: RebuildDeps): Promise<Rebuilding> {
  const { database, now } = deps;
  let moneyBefore: ReadonlyMap<string, number> = new Map();
  const isMoneyWrong = async (sql: Sql, { entityId: bookingId, money }: BookingState): Promise<boolean> => {
    if (money === undefined) return false;
    const over = Math.max(money.revision, moneyBefore.get(bookingId) ?? 0);
    return stepMoneyBack(sql, { bookingId, money, over });
  };
  const repair = (state: BookingState, over: number): Promise<boolean> =>
    database.transact(async (tx, sql) => {
      await lockCopy(sql, state.entityId);
      const kept = await keptOf(sql, state);
      const isSomebodys = kept === state && makesGuest(state);
      const isStayWrong = await stepBack(sql, { state: kept, over, isSomebodys });
      if (!(await isMoneyWrong(sql, state)) && !isStayWrong) return false;
      await recordBooking(deps, tx, sql, { state, news: undefined, now: now() });
      return true;
    });
  return rebuildCopy({
    known: async () => {
      const sql = sqlOf(database.pool);
      moneyBefore = await knownMoney(sql);
      return knownBookings(sql);
    },
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
