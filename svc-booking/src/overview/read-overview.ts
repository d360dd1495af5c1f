import { addDays, dateInZone, type CalendarDate } from '@getaway/kernel/calendar-date';
import { addMilliseconds, dayMs, type Clock } from '@getaway/kernel/instant';
import type { Database } from '../database/database.ts';
import { listUnclaimedMoney } from '../ledger/list-unclaimed-money.ts';
import { findOpenings } from '../bookings/find-openings.ts';
import { listUndecidedDisputes } from '../disputes/list-undecided-disputes.ts';
import { listLatePayments } from '../payments/list-late-payments.ts';
import {
  monthsAround,
  staysBetween,
  unpaidLimitsReached,
  unpaidReservations,
  type ReachedLimit,
} from './overview.repository.ts';
import type { ComingBooking, MonthOfStays, UnpaidReservation } from './overview.rules.ts';

const lateDays = 14;
const comingDays = 7;
const monthsEachWay = 6;

export interface Overview {
  readonly today: CalendarDate;
  readonly unpaid: readonly UnpaidReservation[];
  readonly limits: readonly ReachedLimit[];
  readonly late: Awaited<ReturnType<typeof listLatePayments>>;
  readonly disputes: Awaited<ReturnType<typeof listUndecidedDisputes>>;
  readonly unclaimed: Awaited<ReturnType<typeof listUnclaimedMoney>>;
  readonly arrivals: readonly ComingBooking[];
  readonly departures: readonly ComingBooking[];
  /** The early check-in, HH:MM, of one of the arrivals; null without one. */
  readonly opensAt: (bookingId: string) => string | null;
  readonly months: readonly MonthOfStays[];
}

/** What staff need to know today, and the months around. */
export async function readOverview(deps: {
  database: Database;
  now: Clock;
  timeZone: string;
}): Promise<Overview> {
  const { prisma, pool } = deps.database;
  const now = deps.now();
  const today = dateInZone(now, deps.timeZone);
  const week = { from: today, to: addDays(today, comingDays - 1) };
  const [unpaid, limits, late, disputes, unclaimed, arrivals, departures, months] = await Promise.all([
    unpaidReservations(prisma),
    unpaidLimitsReached(prisma, addMilliseconds(now, -dayMs)),
    listLatePayments(deps, addMilliseconds(now, -lateDays * dayMs)),
    listUndecidedDisputes(deps),
    listUnclaimedMoney(deps),
    staysBetween(prisma, 'checkInDate', week),
    staysBetween(prisma, 'checkOutDate', week),
    monthsAround(pool, today, monthsEachWay),
  ]);
  const opensAt = await findOpenings(
    prisma,
    arrivals.map(({ id }) => id),
  );
  return { opensAt, today, unpaid, limits, late, disputes, unclaimed, arrivals, departures, months };
}
