import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { areInAWord, endOfNumber, phoneDigits, searchWords } from '@getaway/kernel/search-words';
import type { BookingStatus } from './booking-record.rules.ts';

export interface BookingFilter {
  readonly search?: string | undefined;
  /** Without a status, unpaid holds are left out. */
  readonly status?: BookingStatus | undefined;
  readonly from?: CalendarDate | undefined;
  readonly to?: CalendarDate | undefined;
}

export interface Conditions {
  /** A view of the list that an index serves in its order. */
  readonly view: string;
  /** Conditions that narrow the view further. */
  readonly narrowed: string | undefined;
  readonly values: readonly unknown[];
}

// Written exactly as the indexes of the migration `quick_lists` are, since the planner compares the
// expressions.
const listed = `(confirmed_at IS NOT NULL OR status = 'pending_payment' OR hold_id IS NULL)`;
const nights = `daterange(check_in_date, check_out_date)`;

/** The SQL of a filter over `bookings`. */
export function conditionsOf({ search, status, from, to }: BookingFilter): Conditions {
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const view = status ? `status = ${bind(status)}` : listed;
  const narrowed: string[] = [];
  if (search) narrowed.push(found(search, bind));
  if (from && to && from > to) narrowed.push('FALSE');
  else if (from ?? to) {
    narrowed.push(`${nights} && daterange(${bind(from ?? null)}::date, ${bind(to ?? null)}::date, '[]')`);
  }
  return { view, narrowed: narrowed.length === 0 ? undefined : narrowed.join(' AND '), values };
}

/** Matches every word, in any order, or the digits of a phone number, however the number is formatted. */
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

/** One or two characters match the beginning of a word. Inside words they would match nearly everything. */
function patternOf(search: string): string {
  const literal = search.replaceAll(/[\\%_]/g, '\\$&');
  return search.length < 3 ? `% ${literal}%` : `%${literal}%`;
}
