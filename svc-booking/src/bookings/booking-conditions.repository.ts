import type { bookingSortKeys, stayPeriods } from '@getaway/contracts/http/staff-bookings';
import { addDays, type CalendarDate } from '@getaway/kernel/calendar-date';
import { areDigitsEnough, endOfNumber, phoneDigits, searchWords } from '@getaway/kernel/search-words';
import { stayLimits } from '@getaway/kernel/stay';
import type { BookingStatus } from './booking-record.rules.ts';

export interface BookingFilter {
  readonly search?: string | undefined;
  /** Without a status, unpaid holds are left out. */
  readonly status?: BookingStatus | undefined;
  readonly from?: CalendarDate | undefined;
  readonly to?: CalendarDate | undefined;
  readonly period?: { readonly name: (typeof stayPeriods)[number]; readonly today: CalendarDate } | undefined;
}

export interface BookingOrder {
  readonly sortBy: (typeof bookingSortKeys)[number];
  readonly sortOrder: 'asc' | 'desc';
}

export const newestFirst: BookingOrder = { sortBy: 'created', sortOrder: 'desc' };

export interface Conditions {
  /** A view of the list that an index serves in its order. */
  readonly view: string;
  /** Conditions that narrow the view further. */
  readonly narrowed: string | undefined;
  /** What the bookings are sorted by, and the sort by that column or by an alias of it, with `check_in_date` beside it. */
  readonly sortColumn: string;
  readonly sorted: (column: string) => string;
  readonly values: readonly unknown[];
}

// Written exactly as the indexes of the migration `quick_lists` are, since the planner compares the
// expressions.
const listed = `(confirmed_at IS NOT NULL OR status = 'pending_payment' OR hold_id IS NULL)`;
const nights = `daterange(check_in_date, check_out_date)`;

const sortColumns: Readonly<Record<BookingOrder['sortBy'], string>> = {
  created: 'created_at',
  checkIn: 'check_in_date',
  guestName: 'lower(guest_name)',
  total: 'total_price',
  status: 'status',
};

/** The SQL of a filter over `bookings`, and of their order. The id makes every order total. */
export function conditionsOf(
  { search, status, from, to, period }: BookingFilter,
  { sortBy, sortOrder }: BookingOrder,
): Conditions {
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const views = [status ? `status = ${bind(status)}` : listed];
  const narrowed: string[] = [];
  if (period) {
    const { around, exactly } = periodOf(period, bind);
    narrowed.push(around, exactly);
    // Sorted by check-in, the index is read from there on, and stays that are over are passed in the index alone.
    if (sortBy === 'checkIn') views.push(around, exactly);
  }
  if (search) narrowed.push(found(search, bind));
  if (from && to && from > to) narrowed.push('FALSE');
  else if (from ?? to) {
    narrowed.push(`${nights} && daterange(${bind(from ?? null)}::date, ${bind(to ?? null)}::date, '[]')`);
  }
  return {
    view: views.join(' AND '),
    narrowed: narrowed.length === 0 ? undefined : narrowed.join(' AND '),
    sortColumn: sortColumns[sortBy],
    sorted: (column) => sortOf(column, { sortBy, sortOrder }),
    values,
  };
}

function sortOf(column: string, { sortBy, sortOrder }: BookingOrder): string {
  const direction = sortOrder === 'asc' ? 'ASC' : 'DESC';
  // Bookings of one status are many: they are in the order of their stays.
  if (sortBy === 'status') return `${column} ${direction}, check_in_date ${direction}, id ${direction}`;
  // As the older indexes have it: the newest first, and of those the lowest id.
  const idDirection = sortBy === 'created' ? (sortOrder === 'asc' ? 'DESC' : 'ASC') : direction;
  return `${column} ${direction}, id ${idDirection}`;
}

/** A period by check-in, which has an index, and exactly by check-out. */
function periodOf(
  { name, today }: NonNullable<BookingFilter['period']>,
  bind: (value: unknown) => string,
): { around: string; exactly: string } {
  switch (name) {
    case 'upcoming':
      return {
        around: `check_in_date >= ${bind(addDays(today, -stayLimits.maxNights))}::date`,
        exactly: `check_out_date >= ${bind(today)}::date`,
      };
    case 'past':
      return {
        around: `check_in_date < ${bind(today)}::date`,
        exactly: `check_out_date < ${bind(today)}::date`,
      };
    default:
      return name satisfies never;
  }
}

/** Matches every word, in any order, or the digits of a phone number, however the number is formatted. */
function found(search: string, bind: (value: unknown) => string): string {
  const digits = phoneDigits(search);
  if (digits !== undefined && areDigitsEnough(digits, search)) return byDigits(digits, bind);
  const words = searchWords(search).map((word) => `search_text LIKE lower(${bind(patternOf(word))})`);
  const byWords = words.length === 0 ? 'TRUE' : words.join(' AND ');
  return digits === undefined ? byWords : `(${byWords} OR ${byDigits(digits, bind)})`;
}

function byDigits(digits: string, bind: (value: unknown) => string): string {
  return `(search_text LIKE ${bind(`%${endOfNumber(digits)}%`)} AND strpos(search_text, ${bind(digits)}) > 0)`;
}

/** One or two characters match the beginning of a word. Inside words they would match nearly everything. */
function patternOf(search: string): string {
  const literal = search.replaceAll(/[\\%_]/g, '\\$&');
  return search.length < 3 ? `% ${literal}%` : `%${literal}%`;
}
