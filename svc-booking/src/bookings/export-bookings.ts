import type { ParsedQuery } from '@getaway/contracts/http/call';
import type { exportBookings as exportCall } from '@getaway/contracts/http/staff-bookings';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { csvFile, type CsvColumns, type CsvField } from '@getaway/kernel/csv';
import type { Clock } from '@getaway/kernel/instant';
import { centsFromDollars } from '@getaway/kernel/money';
import { nightCount } from '@getaway/kernel/stay';
import { stampInZone } from '@getaway/kernel/zoned-time';
import type { Database } from '../database/database.ts';
import { sumReturned } from '../ledger/sum-returned.ts';
import { balanceOf } from '../payments/amount-due.rules.ts';
import { allBookings } from './booking-list.repository.ts';
import type { BookingStatus } from './booking-record.rules.ts';
import type { RefundedBooking } from './read-staff-booking.ts';

interface ExportDeps {
  readonly database: Database;
  readonly now: Clock;
  readonly timeZone: string;
}

const statusNames: Readonly<Record<BookingStatus, string>> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  pending_payment: 'Pending payment',
  cancelled: 'Canceled',
  completed: 'Completed',
};

const columnsIn = (timeZone: string): CsvColumns<RefundedBooking> => [
  ['Reference', ({ booking }) => booking.bookingReference],
  ['Guest', ({ booking }) => booking.guestName],
  ['Email', ({ booking }) => booking.email],
  ['Phone', ({ booking }) => booking.phone],
  ['Check-in', ({ booking }) => booking.checkInDate],
  ['Check-out', ({ booking }) => booking.checkOutDate],
  ['Nights', ({ booking }) => nightsIn(booking)],
  ['Guests', ({ booking }) => booking.numberOfGuests],
  ['Status', ({ booking }) => statusNames[booking.status]],
  ['Total', ({ booking }) => ({ amount: booking.total })],
  ['Paid', ({ booking }) => ({ amount: booking.paid })],
  ['Returned', ({ returns }) => ({ amount: returns.total })],
  ['Balance', balanceField],
  ['Promo Code', ({ booking }) => booking.promoCode],
  ['Occasion', ({ booking }) => booking.occasion],
  ['Special Requests', ({ booking }) => booking.specialRequests],
  ['Booked', ({ booking }) => stampInZone(booking.createdAt, timeZone)],
];

function nightsIn({ checkInDate, checkOutDate }: RefundedBooking['booking']): number {
  return nightCount({ checkIn: checkInDate, checkOut: checkOutDate });
}

function balanceField({ booking, returns }: RefundedBooking): CsvField {
  const balance = balanceOf(booking, returns.total);
  return balance === null ? null : { amount: centsFromDollars(balance) };
}

/** All bookings of a list as a CSV file, in its order and in pieces; times are at the house. */
export function exportBookings(
  deps: ExportDeps,
  query: ParsedQuery<typeof exportCall>,
): Promise<AsyncIterable<string>> {
  return csvFile(columnsIn(deps.timeZone), bookingsFor(deps, query));
}

async function* bookingsFor(
  { database, now, timeZone }: ExportDeps,
  { sortBy, sortOrder, period, ...rest }: ParsedQuery<typeof exportCall>,
): AsyncGenerator<readonly RefundedBooking[]> {
  const today = dateInZone(now(), timeZone);
  const filter = { ...rest, period: period && { name: period, today } };
  for await (const bookings of allBookings(database, filter, { sortBy, sortOrder })) {
    const ids = bookings.map(({ id }) => id);
    const returnsOf = await sumReturned(database.prisma, ids);
    yield bookings.map((booking) => ({ booking, returns: returnsOf(booking.id) }));
  }
}
