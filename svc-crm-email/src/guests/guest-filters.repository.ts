import { areDigitsEnough, endOfNumber, phoneDigits, searchWords } from '@getaway/kernel/search-words';
import type { guestSortKeys, sequenceStatuses } from '@getaway/contracts/http/guests';

/** The filters of a guest list. A missing filter is no condition. */
export interface GuestFilters {
  readonly search?: string | undefined;
  readonly minStays?: number | undefined;
  readonly maxStays?: number | undefined;
  /** Dollars as numeric text. */
  readonly minValue?: string | undefined;
  readonly maxValue?: string | undefined;
  readonly tags?: string | undefined;
  readonly sequenceStatus?: (typeof sequenceStatuses)[number] | undefined;
}

export interface GuestOrder {
  readonly sortBy: (typeof guestSortKeys)[number];
  readonly sortOrder: 'asc' | 'desc';
}

export interface Condition {
  /** SQL over `guests g`, with $1, $2, … for `values`. */
  readonly where: string;
  readonly values: readonly unknown[];
  /** SQL with the same values: whether the guest’s own name has all words of the search, and not their partner’s. */
  readonly isOwnName: string;
  /** Whether it searches by name, tag and the like, whose matches may be clustered far down the list. */
  readonly isSearch: boolean;
}

const sequenceSteps = {
  active: 'g.sequence_step BETWEEN 1 AND 5',
  completed: 'g.sequence_step >= 6',
  inactive: 'g.sequence_step = 0',
} as const;

/** The conditions of a list as literal SQL, so that the planner can choose an index for each. */
export function conditionOf(filters: GuestFilters): Condition {
  const values: unknown[] = [];
  const given = (value: unknown): string => `$${values.push(value)}`;
  const conditions: string[] = [];
  const search = filters.search === undefined ? undefined : found(filters.search, given);
  if (search) conditions.push(search.where);
  if (filters.minStays !== undefined) conditions.push(`g.total_stays >= ${given(filters.minStays)}::int`);
  if (filters.maxStays !== undefined) conditions.push(`g.total_stays <= ${given(filters.maxStays)}::int`);
  if (filters.minValue !== undefined)
    conditions.push(`g.lifetime_value >= ${given(filters.minValue)}::numeric`);
  if (filters.maxValue !== undefined)
    conditions.push(`g.lifetime_value <= ${given(filters.maxValue)}::numeric`);
  const tags = tagsIn(filters.tags);
  for (const tag of tags) conditions.push(contains('g.tags_text', tag, given));
  if (filters.sequenceStatus !== undefined) conditions.push(sequenceSteps[filters.sequenceStatus]);
  const where = conditions.length === 0 ? 'true' : conditions.join(' AND ');
  return {
    where,
    values,
    isOwnName: search?.isOwnName ?? 'true',
    isSearch: filters.search !== undefined || tags.length > 0,
  };
}

/** All columns that `orderOf` sorts by. */
export const sortColumns = 'g.list_name, g.total_stays, g.lifetime_value, g.last_contact_date';

/**
 * Guests who were never in contact come last in both directions; the id makes every order total. The best matches are by
 * name, those found by their own name first.
 */
export function orderOf({ sortBy, sortOrder }: GuestOrder, isOwnName = 'true'): string {
  const direction = sortOrder === 'asc' ? 'ASC' : 'DESC';
  if (sortBy === 'match') return `(${isOwnName}) DESC, g.list_name, g.id`;
  const by = {
    name: 'g.list_name',
    stays: 'g.total_stays',
    lifetimeValue: 'g.lifetime_value',
    lastContact:
      sortOrder === 'asc' ? 'g.last_contact_date' : "coalesce(g.last_contact_date, '-infinity'::timestamptz)",
  }[sortBy];
  return `${by} ${direction}, g.id ${direction}`;
}

/** Matches every word, in any order, or the digits of a phone number, however the number is formatted. */
function found(search: string, given: (value: unknown) => string): Pick<Condition, 'where' | 'isOwnName'> {
  const digits = phoneDigits(search);
  if (digits !== undefined && areDigitsEnough(digits, search))
    return { where: byDigits(digits, given), isOwnName: 'true' };
  const words = searchWords(search).map((word) => given(patternOf(word)));
  const each = (column: string): string =>
    words.length === 0 ? 'true' : words.map((word) => `${column} LIKE lower(${word})`).join(' AND ');
  const byWords = each('g.search_text');
  return {
    where: digits === undefined ? byWords : `(${byWords} OR ${byDigits(digits, given)})`,
    // In the form of the searched text, where a blank is before each word.
    isOwnName: each("(' ' || g.list_name)"),
  };
}

function byDigits(digits: string, given: (value: unknown) => string): string {
  const end = contains('g.search_text', endOfNumber(digits), given);
  return `(${end} AND strpos(g.search_text, ${given(digits)}) > 0)`;
}

function contains(column: string, text: string, given: (value: unknown) => string): string {
  return `${column} LIKE lower(${given(patternOf(text))})`;
}

/**
 * A text anywhere in a lower-case column. One or two characters match the beginning of a word: inside words
 * they would match nearly every guest, and no index would help.
 */
function patternOf(text: string): string {
  const literal = text.replace(/[\\%_]/g, String.raw`\$&`);
  return [...text].length < 3 ? `% ${literal}%` : `%${literal}%`;
}

function tagsIn(tags: string | undefined): string[] {
  return (tags ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
}
