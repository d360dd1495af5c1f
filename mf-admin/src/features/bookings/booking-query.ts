import { bookingStatuses, type BookingStatus } from '@getaway/contracts/http/booking-payment';
import { mostBookingsCounted } from '@getaway/contracts/http/staff-bookings';
import { parseCalendarDate } from '@getaway/kernel/calendar-date';
import type { StayDates } from './form/booking-values.ts';

/** What the list shows; it is stored in the page's address. Dates are YYYY-MM-DD, pages count from 1. */
export interface BookingQuery {
  readonly search: string;
  readonly status: BookingStatus | '';
  readonly from: string;
  readonly to: string;
  readonly page: number;
}

export const pageSize = 20;

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the address; what it does not know is left out. */
export function readQuery(params: URLSearchParams): BookingQuery {
  const text = (name: string) => params.get(name)?.trim() ?? '';
  const date = (name: string) => (day.test(text(name)) ? text(name) : '');
  const page = Number(text('page'));
  return {
    search: text('search').slice(0, 100),
    status: bookingStatuses.find((status) => status === text('status')) ?? '',
    from: date('from'),
    to: date('to'),
    page: Number.isInteger(page) && page > 1 && page < 50_000 ? page : 1,
  };
}

/** The dates of a booking that is to be added, where the address has them. */
export function readDates(params: URLSearchParams): StayDates | undefined {
  const [checkIn, checkOut] = [params.get('checkIn') ?? '', params.get('checkOut') ?? ''];
  const isStay = parseCalendarDate(checkIn).ok && parseCalendarDate(checkOut).ok && checkIn < checkOut;
  return isStay ? { checkInDate: checkIn, checkOutDate: checkOut } : undefined;
}

/** The address of a query: only what differs from the plain list. */
export function addressOf({ page, ...filter }: BookingQuery): Record<string, string> {
  const given = Object.entries(filter).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(given), ...(page > 1 ? { page: String(page) } : {}) };
}

/** The same as the call takes it. */
export function callQueryOf({ search, status, from, to, page }: BookingQuery) {
  return {
    ...(search ? { search } : {}),
    ...(status ? { status } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    limit: String(pageSize),
    offset: String((page - 1) * pageSize),
  };
}

/** Whether the list is narrowed at all. */
export function isNarrowed({ search, status, from, to }: BookingQuery): boolean {
  return [search, status, from, to].some((value) => value !== '');
}

/** How many bookings a list of `total` has, in words: '1 booking', '1,204 bookings', '100+ bookings'. */
export function countInWords(query: BookingQuery, total: number): string {
  if (isCountCapped(query, total)) return `${mostBookingsCounted}+ bookings`;
  return total === 1 ? '1 booking' : `${total.toLocaleString('en-US')} bookings`;
}

/** Whether there may be more bookings than were counted. */
export function isCountCapped({ search, from, to }: BookingQuery, total: number): boolean {
  return total >= mostBookingsCounted && [search, from, to].some((value) => value !== '');
}
