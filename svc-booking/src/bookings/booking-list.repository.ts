import { mostBookingsCounted } from '@getaway/contracts/http/staff-bookings';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { areInAWord, endOfNumber, phoneDigits, searchWords } from '@getaway/kernel/search-words';
import type { BookingStatus } from '../payments/payment-decision.rules.ts';
import { bookingRecord, type BookingRecord } from './booking-record.repository.ts';
import { countBookings } from '../overview/booking-counts.repository.ts';
import type { Database } from '../database/database.ts';

export interface BookingFilter {
  readonly search?: string | undefined;
  /** Without one, unpaid holds stay out. */
  readonly status?: BookingStatus | undefined;
  readonly from?: CalendarDate | undefined;
  readonly to?: CalendarDate | undefined;
}

// Written as the indexes of the migration `quick_lists` have them: the planner compares the text.
const listed = `(confirmed_at IS NOT NULL OR status = 'pending_payment' OR hold_id IS NULL)`;
const nights = `daterange(check_in_date, check_out_date)`;

/** A page of bookings, newest first. */
export async function pageOfBookings(
  { pool, prisma }: Database,
  filter: BookingFilter,
  page: { limit: number; offset: number },
): Promise<BookingRecord[]> {
  const { where, values } = conditionsOf(filter);
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM bookings WHERE ${where} ORDER BY created_at DESC, id
     LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
    [...values, page.limit, page.offset],
  );
  const ids = rows.map(({ id }) => id);
  const found = await prisma.booking.findMany({ where: { id: { in: ids } } });
  const byId = new Map(found.map((row) => [row.id, bookingRecord(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** How many bookings a filter finds; at most `mostBookingsCounted` where it searches or asks for dates. */
export async function countOfBookings({ pool }: Database, filter: BookingFilter): Promise<number> {
  if (!filter.search && !filter.from && !filter.to) return countBookings(pool, filter.status);
  const { where, values } = conditionsOf(filter);
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM (SELECT FROM bookings WHERE ${where} LIMIT ${mostBookingsCounted}) AS found`,
    values,
  );
  return rows[0]?.count ?? 0;
}

function conditionsOf({ search, status, from, to }: BookingFilter): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const conditions = [status ? `status = ${bind(status)}` : listed];
  if (search) conditions.push(found(search, bind));
  if (from && to && from > to) conditions.push('FALSE');
  else if (from ?? to) {
    conditions.push(`${nights} && daterange(${bind(from ?? null)}::date, ${bind(to ?? null)}::date, '[]')`);
  }
  return { where: conditions.join(' AND '), values };
}

/** Every word, in any order; or the digits of a telephone number, however it was written. */
function found(search: string, bind: (value: unknown) => string): string {
  const digits = phoneDigits(search);
  if (digits !== undefined && areInAWord(digits, search)) return byDigits(digits, bind);
  const words = searchWords(search).map((word) => `search_text LIKE lower(${bind(patternOf(word))})`);
  const byWords = words.length === 0 ? 'TRUE' : words.join(' AND ');
  return digits === undefined ? byWords : `(${byWords} OR ${byDigits(digits, bind)})`;
}

function byDigits(digits: string, bind: (value: unknown) => string): string {
  return `(search_text LIKE ${bind(`%${endOfNumber(digits)}%`)} AND strpos(search_text, ${bind(digits)}) > 0)`;
}

/** One or two characters name the beginning of a word: inside of words they would find nearly everything. */
function patternOf(search: string): string {
  const literal = search.replaceAll(/[\\%_]/g, '\\$&');
  return search.length < 3 ? `% ${literal}%` : `%${literal}%`;
}
