import { dateInZone } from '@getaway/kernel/calendar-date';
import type { Clock } from '@getaway/kernel/instant';
import type { ParsedQuery } from '@getaway/contracts/http/call';
import type { listBookings as listCall } from '@getaway/contracts/http/staff-bookings';
import type { Database } from '../database/database.ts';
import { sumReturned } from '../ledger/sum-returned.ts';
import { findOpenings } from './find-openings.ts';
import { pageOfBookings } from './booking-list.repository.ts';
import type { ReadBooking } from './read-staff-booking.ts';

const pageSize = 100;

/** A page of bookings for staff, newest first unless sorted otherwise, with the total count. */
export async function listBookings(
  deps: { database: Database; now: Clock; timeZone: string },
  query: ParsedQuery<typeof listCall>,
): Promise<{ bookings: ReadBooking[]; count: number }> {
  const { limit = pageSize, offset = 0, sortBy, sortOrder, period, ...rest } = query;
  const today = dateInZone(deps.now(), deps.timeZone);
  const filter = { ...rest, period: period && { name: period, today } };
  const page = { limit, offset };
  const { bookings, count } = await pageOfBookings(deps.database, filter, { sortBy, sortOrder }, page);
  const ids = bookings.map(({ id }) => id);
  const { prisma } = deps.database;
  const [returnsOf, opensAt] = await Promise.all([sumReturned(prisma, ids), findOpenings(prisma, ids)]);
  const read = bookings.map((booking) => ({
    booking,
    returns: returnsOf(booking.id),
    opensAt: opensAt(booking.id),
  }));
  return { bookings: read, count };
}
