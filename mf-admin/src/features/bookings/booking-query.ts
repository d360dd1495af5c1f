import { bookingStatuses, type BookingStatus } from '@getaway/contracts/http/booking-payment';
import { bookingSortKeys, mostBookingsCounted, stayPeriods } from '@getaway/contracts/http/staff-bookings';
import { parseCalendarDate } from '@getaway/kernel/calendar-date';
import { dayInAddress } from '../../ui/day-in-address.tsx';
import type { StayDates } from './form/booking-values.ts';

export type BookingSortKey = (typeof bookingSortKeys)[number];

const periods = [...stayPeriods, 'all'] as const;
export type Period = (typeof periods)[number];

export interface BookingSort {
  readonly sortBy: BookingSortKey;
  readonly sortOrder: 'asc' | 'desc';
}

/** What the list shows; it is stored in the page's address. Dates are YYYY-MM-DD, pages count from 1. */
export interface BookingQuery {
  readonly search: string;
  readonly status: BookingStatus | '';
  readonly from: string;
  readonly to: string;
  /** Empty for the usual one: see `periodOf`. */
  readonly period: Period | '';
  /** Empty for the usual order of the period: see `sortOf`. */
  readonly sortBy: BookingSortKey | '';
  readonly sortOrder: 'asc' | 'desc';
  readonly page: number;
  /** The booking whose panel is open. */
  readonly booking: string;
}

export const pageSize = 20;

/** Reads the address; what it does not know is left out. */
export function readQuery(params: URLSearchParams): BookingQuery {
  const text = (name: string) => params.get(name)?.trim() ?? '';
  const page = Number(text('page'));
  return {
    search: text('search').slice(0, 100),
    status: bookingStatuses.find((status) => status === text('status')) ?? '',
    from: dayInAddress(params, 'from'),
    to: dayInAddress(params, 'to'),
    period: periods.find((period) => period === text('period')) ?? '',
    sortBy: bookingSortKeys.find((key) => key === text('sortBy')) ?? '',
    sortOrder: text('sortOrder') === 'desc' ? 'desc' : 'asc',
    page: Number.isInteger(page) && page > 1 && page < 50_000 ? page : 1,
    booking: text('booking').slice(0, 100),
  };
}

/** The dates of a booking that is to be added, where the address has them. */
export function readDates(params: URLSearchParams): StayDates | undefined {
  const [checkIn, checkOut] = [params.get('checkIn') ?? '', params.get('checkOut') ?? ''];
  const isStay = parseCalendarDate(checkIn).ok && parseCalendarDate(checkOut).ok && checkIn < checkOut;
  return isStay ? { checkInDate: checkIn, checkOutDate: checkOut } : undefined;
}

/** The address of a query: only what differs from the plain list. */
export function addressOf({ page, sortBy, sortOrder, ...filter }: BookingQuery): Record<string, string> {
  const given = Object.entries(filter).filter(([, value]) => value !== '');
  return {
    ...Object.fromEntries(given),
    ...(sortBy ? { sortBy, sortOrder } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  };
}

/** Upcoming stays, unless staff look for something: that may be over. */
export function periodOf(query: BookingQuery): Period {
  return query.period || (isNarrowed(query) ? 'all' : 'upcoming');
}

/** Upcoming stays soonest first, past ones latest first, all of them newest first, unless a column sorts them. */
export function sortOf(query: BookingQuery): BookingSort {
  const { sortBy, sortOrder } = query;
  if (sortBy) return { sortBy, sortOrder };
  const period = periodOf(query);
  switch (period) {
    case 'upcoming':
      return { sortBy: 'checkIn', sortOrder: 'asc' };
    case 'past':
      return { sortBy: 'checkIn', sortOrder: 'desc' };
    case 'all':
      return { sortBy: 'created', sortOrder: 'desc' };
    default:
      return period satisfies never;
  }
}

/** A page of it, as the call takes it. */
export function callQueryOf(query: BookingQuery) {
  const offset = (query.page - 1) * pageSize;
  return { ...filterOf(query), limit: String(pageSize), offset: String(offset) };
}

/** All of it, in its order, as the call of the file takes it. */
export function filterOf(query: BookingQuery) {
  const { search, status, from, to } = query;
  const period = periodOf(query);
  return {
    ...(search ? { search } : {}),
    ...(status ? { status } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(period === 'all' ? {} : { period }),
    ...sortOf(query),
  };
}

/** Whether staff look for something. */
export function isNarrowed({ search, status, from, to }: BookingQuery): boolean {
  return [search, status, from, to].some((value) => value !== '');
}

/** How many bookings a list of `total` has, in words: '1 booking', '1,204 bookings', '100+ bookings'. */
export function countInWords(query: BookingQuery, total: number): string {
  if (isCountCapped(query, total)) return `${mostBookingsCounted}+ bookings`;
  return total === 1 ? '1 booking' : `${total.toLocaleString('en-US')} bookings`;
}

/** Whether there may be more bookings than were counted. */
export function isCountCapped(query: BookingQuery, total: number): boolean {
  const { search, from, to } = query;
  const isCounted = periodOf(query) === 'all' && [search, from, to].every((value) => value === '');
  return total >= mostBookingsCounted && !isCounted;
}
