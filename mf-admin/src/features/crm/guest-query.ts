import type { CallBody, CallQuery } from '@getaway/contracts/http/call';
import type { createGuestSegment, GuestSegment } from '@getaway/contracts/http/guest-segments';
import { guestSortKeys, sequenceStatuses, type listGuests } from '@getaway/contracts/http/guests';

export type GuestSortKey = (typeof guestSortKeys)[number];
export type SequenceStatus = (typeof sequenceStatuses)[number];

/** What the list shows; it is stored in the page's address. Amounts are whole or decimal dollars, pages count from 1. */
export interface GuestQuery {
  readonly search: string;
  readonly minStays: string;
  readonly maxStays: string;
  readonly minValue: string;
  readonly maxValue: string;
  readonly tags: string;
  readonly sequenceStatus: SequenceStatus | '';
  readonly sortBy: GuestSortKey;
  readonly sortOrder: 'asc' | 'desc';
  readonly page: number;
}

/** Spec page 2, section 9. */
export const pageSize = 20;

const stayCount = /^\d{1,6}$/;
const amount = /^\d{1,10}(?:\.\d{1,2})?$/;

/** Reads the address; what it does not know is left out. */
export function readQuery(params: URLSearchParams): GuestQuery {
  const text = (name: string) => params.get(name)?.trim() ?? '';
  const matching = (name: string, pattern: RegExp) => (pattern.test(text(name)) ? text(name) : '');
  const page = Number(text('page'));
  return {
    search: text('search').slice(0, 100),
    minStays: matching('minStays', stayCount),
    maxStays: matching('maxStays', stayCount),
    minValue: matching('minValue', amount),
    maxValue: matching('maxValue', amount),
    tags: text('tags').slice(0, 200),
    sequenceStatus: sequenceStatuses.find((status) => status === text('sequenceStatus')) ?? '',
    sortBy: guestSortKeys.find((key) => key === text('sortBy')) ?? 'name',
    sortOrder: text('sortOrder') === 'desc' ? 'desc' : 'asc',
    page: Number.isInteger(page) && page > 1 && page < 50_000 ? page : 1,
  };
}

const plain = readQuery(new URLSearchParams());

/** The address of a query: only what differs from the plain list. */
export function addressOf(query: GuestQuery): Record<string, string> {
  const names = Object.keys(plain) as (keyof GuestQuery)[];
  const given = names.filter((name) => query[name] !== plain[name]);
  return Object.fromEntries(given.map((name) => [name, String(query[name])]));
}

/** What narrows and orders the list, as the calls take it. */
export function filtersOf({ page: _, ...filters }: GuestQuery): CallQuery<typeof listGuests> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
}

/** The filters of a query, for what `Clear` takes away. */
export const noFilters = {
  search: '',
  minStays: '',
  maxStays: '',
  minValue: '',
  maxValue: '',
  tags: '',
  sequenceStatus: '',
} as const satisfies Partial<GuestQuery>;

const filterNames = Object.keys(noFilters) as (keyof typeof noFilters)[];

/** Whether the list is narrowed at all. */
export function isNarrowed(query: GuestQuery): boolean {
  return filterNames.some((name) => query[name] !== '');
}

/** What narrows the list, as a saved segment has it: only the filters that are set. */
export function narrowingOf(query: GuestQuery): CallBody<typeof createGuestSegment>['filters'] {
  return Object.fromEntries(
    filterNames.filter((name) => query[name] !== '').map((name) => [name, query[name]]),
  );
}

/** The filters of a saved segment, with those that it leaves out cleared. */
export function filtersIn(segment: GuestSegment['filters']): Pick<GuestQuery, keyof typeof noFilters> {
  const { search = '', minStays = '', maxStays = '', minValue = '', maxValue = '' } = segment;
  const { tags = '', sequenceStatus = '' } = segment;
  return { search, minStays, maxStays, minValue, maxValue, tags, sequenceStatus };
}

/** Whether the list is narrowed as by a saved segment. */
export function isNarrowedBy(query: GuestQuery, segment: GuestSegment['filters']): boolean {
  const filters = filtersIn(segment);
  return filterNames.every((name) => query[name] === filters[name]);
}

/** Whether bounds narrow it, which are folded otherwise. */
export function hasBounds(query: Partial<GuestQuery>): boolean {
  return [query.minStays, query.maxStays, query.minValue, query.maxValue].some((bound) => Boolean(bound));
}
