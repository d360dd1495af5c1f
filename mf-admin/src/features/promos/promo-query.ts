import type { PromoCode } from './promo-words.ts';

/** What the list of codes shows; it is stored in the page's address. Pages count from 1. */
export interface PromoQuery {
  readonly source: PromoCode['source'];
  readonly search: string;
  readonly page: number;
}

/** Reads the address; what it does not know is left out. */
export function readQuery(params: URLSearchParams): PromoQuery {
  const page = Number(params.get('page'));
  return {
    source: params.get('source') === 'newsletter' ? 'newsletter' : 'staff',
    search: (params.get('search') ?? '').trim().slice(0, 100),
    page: Number.isInteger(page) && page > 1 && page < 10_000 ? page : 1,
  };
}

/** The address of a query: only what differs from the plain list. */
export function addressOf({ source, search, page }: PromoQuery): Record<string, string> {
  return {
    ...(source === 'staff' ? {} : { source }),
    ...(search ? { search } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  };
}
