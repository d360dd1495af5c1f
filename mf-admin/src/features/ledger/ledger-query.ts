import {
  entryKindSchema,
  moneyMethods,
  type EntryKind,
  ledgerSortKeys,
  type MoneyMethod,
} from '@getaway/contracts/http/ledger';
import type { SortOrder } from '../../ui/sort-header.tsx';
import { dayInAddress } from '../../ui/day-in-address.tsx';

export type LedgerSortKey = (typeof ledgerSortKeys)[number];

/** What the page shows; it is stored in the page's address. Dates are YYYY-MM-DD, pages count from 1. */
export interface LedgerQuery {
  readonly from: string;
  readonly to: string;
  readonly kind: EntryKind | '';
  readonly method: MoneyMethod | '';
  /** A booking reference. */
  readonly booking: string;
  readonly sortBy: LedgerSortKey;
  readonly sortOrder: SortOrder;
  readonly page: number;
}

export const pageSize = 50;

const mostCharacters = 40;

/** Reads the address; what it does not know is left out. */
export function readQuery(params: URLSearchParams): LedgerQuery {
  const text = (name: string) => params.get(name)?.trim() ?? '';
  const page = Number(text('page'));
  const sortBy = ledgerSortKeys.find((key) => key === text('sortBy'));
  return {
    from: dayInAddress(params, 'from'),
    to: dayInAddress(params, 'to'),
    kind: entryKindSchema.options.find((kind) => kind === text('kind')) ?? '',
    method: moneyMethods.find((method) => method === text('method')) ?? '',
    booking: text('booking').slice(0, mostCharacters),
    sortBy: sortBy ?? 'date',
    sortOrder: sortBy !== undefined && text('sortOrder') === 'asc' ? 'asc' : 'desc',
    page: Number.isInteger(page) && page > 1 && page < 20_000 ? page : 1,
  };
}

/** The address of a query: only what differs from the whole ledger, newest first. */
export function addressOf(query: LedgerQuery): Record<string, string> {
  const { page } = query;
  return { ...filterOf(query), ...orderOf(query), ...(page > 1 ? { page: String(page) } : {}) };
}

/** The order as the call takes it, which lists the newest first by default. */
export function orderOf({
  sortBy,
  sortOrder,
}: LedgerQuery): Partial<Pick<LedgerQuery, 'sortBy' | 'sortOrder'>> {
  return sortBy === 'date' && sortOrder === 'desc' ? {} : { sortBy, sortOrder };
}

/** What narrows the ledger, as the calls take it. */
export function filterOf(query: LedgerQuery): Record<string, string> {
  return given(narrowingOf(query));
}

export const noFilter = { from: '', to: '', kind: '', method: '', booking: '' } as const;

/** Whether the ledger is narrowed at all. */
export function isNarrowed(query: LedgerQuery): boolean {
  return Object.keys(given(narrowingOf(query))).length > 0;
}

/** What to look for instead where nothing matches. */
export function nextTry(query: LedgerQuery): string {
  const { booking, ...others } = narrowingOf(query);
  const isNarrowedByOthers = Object.values(others).some((value) => value !== '');
  if (booking === '') return 'Try other dates, or another kind or method.';
  const reference = `No entry has the booking reference ${booking}`;
  return isNarrowedByOthers
    ? `${reference} with these dates, kind, and method. Clear shows all entries.`
    : `${reference}. Check it, or clear the search.`;
}

type Narrowing = Omit<LedgerQuery, 'page' | 'sortBy' | 'sortOrder'>;

function narrowingOf({
  page: _page,
  sortBy: _sortBy,
  sortOrder: _sortOrder,
  ...filter
}: LedgerQuery): Narrowing {
  return filter;
}

function given(filter: Narrowing): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
}
