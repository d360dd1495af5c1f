import type { CallQuery } from '@getaway/contracts/http/call';
import type { exportMessages, listThreads } from '@getaway/contracts/http/inbox';

export const shownThreads = ['open', 'unread', 'closed', 'all'] as const;
export type ShownThreads = (typeof shownThreads)[number];

/** What the list shows and which thread is beside it; it is stored in the page's address. Pages count from 1. */
export interface InboxQuery {
  readonly search: string;
  readonly show: ShownThreads;
  readonly page: number;
  /** The id of the thread, or empty. */
  readonly thread: string;
}

/** As much as a slow machine draws without a halt. */
export const pageSize = 25;

const id = /^[A-Za-z0-9_-]{1,64}$/;

/** Reads the address; what it does not know is left out. */
export function readQuery(params: URLSearchParams): InboxQuery {
  const page = Number(params.get('page'));
  const thread = params.get('thread') ?? '';
  return {
    search: (params.get('search') ?? '').trim().slice(0, 100),
    show: shownThreads.find((show) => show === params.get('show')) ?? 'open',
    page: Number.isInteger(page) && page > 1 && page < 10_000 ? page : 1,
    thread: id.test(thread) ? thread : '',
  };
}

/** The address of a query: only what differs from the open threads. */
export function addressOf({ search, show, page, thread }: InboxQuery): Record<string, string> {
  return {
    ...(search ? { search } : {}),
    ...(show === 'open' ? {} : { show }),
    ...(page > 1 ? { page: String(page) } : {}),
    ...(thread ? { thread } : {}),
  };
}

/** A page of it, as the call takes it. */
export function callQueryOf(query: InboxQuery): CallQuery<typeof listThreads> {
  const offset = (query.page - 1) * pageSize;
  return { ...filterOf(query), limit: String(pageSize), offset: String(offset) };
}

/** All of it, as the call of the file takes it. */
export function filterOf({ search, show }: InboxQuery): CallQuery<typeof exportMessages> {
  return { ...(search ? { search } : {}), ...(show === 'all' ? {} : { show }) };
}

export const noFilter = { search: '', show: 'open' } as const;

/** Whether the list shows anything but all open threads. */
export function isNarrowed({ search, show }: InboxQuery): boolean {
  return search !== noFilter.search || show !== noFilter.show;
}
