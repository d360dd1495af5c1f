import { dateInZone } from '@getaway/kernel/calendar-date';
import { addMonths, monthOf } from '@getaway/kernel/calendar-month';
import type { Clock } from '@getaway/kernel/instant';
import type { Database } from '../database/database.ts';
import { dateEntries } from '../ledger/date-entries.ts';
import {
  readMonthTotals,
  readTotals,
  type BookingTotals,
  type MonthTotals,
} from './booking-counts.repository.ts';
import { newestBookings } from './booking-list.repository.ts';
import type { BookingRecord } from './booking-record.rules.ts';

const recentCount = 5;

/** The figures of the dashboard, with the newest bookings. */
export async function readAnalytics(deps: {
  database: Database;
  now: Clock;
  timeZone: string;
}): Promise<{ totals: BookingTotals; months: MonthTotals[]; recent: BookingRecord[] }> {
  const today = dateInZone(deps.now(), deps.timeZone);
  const { pool } = deps.database;
  await dateEntries(deps);
  const [totals, months, recent] = await Promise.all([
    readTotals(pool, today.slice(0, 4)),
    readMonthTotals(pool, [addMonths(monthOf(today), -1), monthOf(today)]),
    newestBookings(deps.database, recentCount),
  ]);
  return { totals, months, recent };
}
