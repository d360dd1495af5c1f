import type { SWRResponse } from 'swr';
import type { Answer } from '@getaway/contracts/http/call';
import { listLedger } from '@getaway/contracts/http/ledger';
import type { ListPage } from '@getaway/web-kit/api-client';
import { usePageQuery } from '@getaway/web-kit/swr.tsx';
import { filterOf, orderOf, pageSize, type LedgerQuery } from './ledger-query.ts';

export type LedgerPart = Answer<typeof listLedger>;

/** One page of the ledger with the sums of all that match; the page before it stays in view while it is on its way. */
export function useLedger(query: LedgerQuery): SWRResponse<ListPage<LedgerPart>, Error> {
  const paging = { limit: String(pageSize), offset: String((query.page - 1) * pageSize) };
  return usePageQuery(listLedger, { query: { ...filterOf(query), ...orderOf(query), ...paging } });
}
