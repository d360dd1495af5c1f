import { useCallback, type ReactNode } from 'react';
import type { Guest } from '@getaway/contracts/http/guests';
import { PageHeading } from '../../ui/page-heading.tsx';
import { mapReady, useDeferredState } from '../../ui/query-state.ts';
import { useDialog } from '../../ui/use-dialog.ts';
import { useListKeys } from '../../ui/use-list-keys.ts';
import { useQueuedParams } from '../../ui/use-queued-params.ts';
import { DeleteGuest } from './delete-guest.tsx';
import { ExportGuests } from './export-guests.tsx';
import { GuestFilters } from './guest-filters.tsx';
import { GuestList } from './guest-list.tsx';
import { addressOf, readQuery, type GuestQuery } from './guest-query.ts';
import { GuestSegments } from './guest-segments.tsx';
import { GuestStats } from './guest-stats.tsx';
import { useGuests } from './guests.api.ts';
import { MergeGuests } from './merge/merge-guests.tsx';

export function GuestListPage(): ReactNode {
  const [params, setParams] = useQueuedParams();
  const query = readQuery(params);
  const read = useGuests(query);
  const state = useDeferredState(read);
  useListKeys();
  const deletion = useDialog<Guest>();
  const merge = useDialog<Guest>();
  // Whatever else changes, one starts again at the first page. Only pages are places to go back to.
  const change = useCallback(
    (changed: Partial<GuestQuery>) =>
      setParams((last) => addressOf({ ...readQuery(last), page: 1, ...changed }), {
        replace: changed.page === undefined,
      }),
    [setParams],
  );
  const turnTo = useCallback((page: number) => change({ page }), [change]);
  const turnToLast = useCallback(
    (page: number) => setParams((last) => addressOf({ ...readQuery(last), page }), { replace: true }),
    [setParams],
  );
  return (
    <>
      <PageHeading
        title="Guest CRM"
        subtitle="Manage guest relationships and communication"
        actions={
          <>
            <GuestSegments query={query} onChoose={change} />
            <ExportGuests query={query} isEmpty={state.status !== 'ready' || state.data.totalCount === 0} />
          </>
        }
      />
      <GuestStats stats={mapReady(state, ({ stats }) => stats)} />
      <GuestFilters query={query} onChange={change} />
      <GuestList
        query={query}
        state={state}
        busy={read.isValidating}
        onPage={turnTo}
        onLastPage={turnToLast}
        onSort={change}
        onMerge={merge.show}
        onDelete={deletion.show}
      />
      <DeleteGuest dialog={deletion} />
      <MergeGuests key={merge.round} dialog={merge} />
    </>
  );
}
