import type { CallQuery } from '@getaway/contracts/http/call';
import {
  entryKindSchema,
  moneyMethods,
  type EntryKind,
  type exportLedger,
  type MoneyMethod,
} from '@getaway/contracts/http/ledger';
import { dayInAddress } from '../../ui/day-in-address.tsx';

/** What the page shows; it is stored in the page's address. Dates are YYYY-MM-DD, pages count from 1. */
export interface LedgerQuery {
  readonly from: string;
  readonly to: string;
  readonly kind: EntryKind | '';
  readonly method: MoneyMethod | '';
  /** A booking reference. */
  readonly booking: string;
  readonly page: number;
}

export const pageSize = 50;

const mostCharacters = 40;

/** Reads the address; what it does not know is left out. */
export function readQuery(params: URLSearchParams): LedgerQuery {
  const text = (name: string) => params.get(name)?.trim() ?? '';
  const page = Number(text('page'));
  return {
    from: dayInAddress(params, 'from'),
    to: dayInAddress(params, 'to'),
    kind: entryKindSchema.options.find((kind) => kind === text('kind')) ?? '',
    method: moneyMethods.find((method) => method === text('method')) ?? '',
    booking: text('booking').slice(0, mostCharacters),
    page: Number.isInteger(page) && page > 1 && page < 20_000 ? page : 1,
  };
}

/** The address of a query: only what differs from the whole ledger. */
export function addressOf({ page, ...filter }: LedgerQuery): Record<string, string> {
  return { ...given(filter), ...(page > 1 ? { page: String(page) } : {}) };
}

/** What narrows the ledger, as the calls take it. */
export function filterOf({ page: _, ...filter }: LedgerQuery): CallQuery<typeof exportLedger> {
  return given(filter);
}

export const noFilter = { from: '', to: '', kind: '', method: '', booking: '' } as const;

/** Whether the ledger is narrowed at all. */
export function isNarrowed({ page: _, ...filter }: LedgerQuery): boolean {
  return Object.keys(given(filter)).length > 0;
}

/** What to look for instead where nothing matches. */
export function nextTry({ booking, page: _, ...others }: LedgerQuery): string {
  const isNarrowedByOthers = Object.values(others).some((value) => value !== '');
  if (booking === '') return 'Try other dates, or another kind or method.';
  const reference = `No entry has the booking reference ${booking}`;
  return isNarrowedByOthers
    ? `${reference} with these dates, kind, and method. Clear shows all entries.`
    : `${reference}. Check it, or clear the search.`;
}

function given(filter: Omit<LedgerQuery, 'page'>): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
}
