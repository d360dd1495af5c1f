import { subscriberSortKeys, type SubscriberSort } from './sort-subscribers.ts';

/** What the list of subscribers shows; it is stored in the page's address. Pages count from 1. */
export interface SubscriberQuery extends SubscriberSort {
  readonly search: string;
  /** Of the cards on a phone; the table scrolls through all. */
  readonly page: number;
}

/** As many cards as a phone scrolls through with a few swipes. */
export const cardsPerPage = 20;

/** Reads the address; what it does not know is left out. */
export function readQuery(params: URLSearchParams): SubscriberQuery {
  const page = Number(params.get('page'));
  const sortBy = subscriberSortKeys.find((key) => key === params.get('sortBy'));
  return {
    search: (params.get('search') ?? '').trim().slice(0, 100),
    sortBy: sortBy ?? 'subscribedAt',
    sortOrder: sortBy === undefined || params.get('sortOrder') === 'desc' ? 'desc' : 'asc',
    page: Number.isInteger(page) && page > 1 && page < 10_000 ? page : 1,
  };
}

/** The address of a query: only what differs from the whole list, newest first. */
export function addressOf({ search, sortBy, sortOrder, page }: SubscriberQuery): Record<string, string> {
  const isNewestFirst = sortBy === 'subscribedAt' && sortOrder === 'desc';
  return {
    ...(search ? { search } : {}),
    ...(isNewestFirst ? {} : { sortBy, sortOrder }),
    ...(page > 1 ? { page: String(page) } : {}),
  };
}

/** One page of a list, the last one where it has fewer pages. */
export function pageOf<Item>(
  all: readonly Item[],
  wanted: number,
): { readonly items: readonly Item[]; readonly page: number; readonly last: number } {
  const last = Math.max(1, Math.ceil(all.length / cardsPerPage));
  const page = Math.min(wanted, last);
  return { items: all.slice((page - 1) * cardsPerPage, page * cardsPerPage), page, last };
}
