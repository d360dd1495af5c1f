import type { CallQuery } from '@getaway/contracts/http/call';
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

/** Whether the list is narrowed at all. */
export function isNarrowed(query: GuestQuery): boolean {
  return (Object.keys(noFilters) as (keyof typeof noFilters)[]).some((name) => query[name] !== '');
}
