import { useCallback, type ReactNode } from 'react';
import { useQueuedParams } from '../../../ui/use-queued-params.ts';
import { SendFilters } from './send-filters.tsx';
import { SendList } from './send-list.tsx';
import { addressOf, readQuery, type SendQuery } from './send-query.ts';
import { SuppressionList } from './suppression-list.tsx';

export function ActivityTab(): ReactNode {
  const [params, setParams] = useQueuedParams();
  const query = readQuery(params);
  // Whatever else changes, one starts again at the first page. Each letter of a search is no page to go back to.
  const change = useCallback(
    (changed: Partial<SendQuery>) =>
      setParams((last) => addressOf({ ...readQuery(last), page: 1, ...changed }), {
        replace: changed.search !== undefined,
      }),
    [setParams],
  );
  const turnToLast = useCallback(
    (page: number) => setParams((last) => addressOf({ ...readQuery(last), page }), { replace: true }),
    [setParams],
  );
  return (
    <>
      <SendFilters query={query} onChange={change} />
      <SendList query={query} onPage={(page) => change({ page })} onLastPage={turnToLast} />
      <SuppressionList />
    </>
  );
}
