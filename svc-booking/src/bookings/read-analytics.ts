import { dateInZone } from '@getaway/kernel/calendar-date';
import type { Clock } from '@getaway/kernel/instant';
import type { Database } from '../database/database.ts';
import { readTotals, type BookingTotals } from './booking-counts.repository.ts';
import { newestBookings } from './booking-list.repository.ts';
import type { BookingRecord } from './booking-record.rules.ts';

const recentCount = 5;

/** The figures of the dashboard, with the newest bookings. */
export async function readAnalytics(deps: {
  database: Database;
  now: Clock;
  timeZone: string;
}): Promise<{ totals: BookingTotals; recent: BookingRecord[] }> {
  const year = dateInZone(deps.now(), deps.timeZone).slice(0, 4);
  const [totals, recent] = await Promise.all([
    readTotals(deps.database.pool, year),
    newestBookings(deps.database, recentCount),
  ]);
  return { totals, recent };
}
