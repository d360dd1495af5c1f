import { useCallback, type ReactNode } from 'react';
import { FileTextOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { exportLedger, type LedgerEntry } from '@getaway/contracts/http/ledger';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { property } from '../../property.ts';
import { atPage } from '../../ui/at-page.ts';
import { FaultyDaysNote } from '../../ui/day-in-address.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { mapReady, queryState } from '../../ui/query-state.ts';
import { useDialog } from '../../ui/use-dialog.ts';
import { useQueuedParams } from '../../ui/use-queued-params.ts';
import { AttachEntry } from './attach-entry.tsx';
import { FindDocuments } from './find-documents.tsx';
import { LedgerFilters } from './ledger-filters.tsx';
import { LedgerList } from './ledger-list.tsx';
import { addressOf, filterOf, readQuery, type LedgerQuery } from './ledger-query.ts';
import { LedgerTotals } from './ledger-totals.tsx';
import { useLedger } from './ledger.api.ts';
import { TestPaymentsNote } from './test-payments-note.tsx';

export function LedgerPage(): ReactNode {
  const [params, setParams] = useQueuedParams();
  const query = readQuery(params);
  const read = useLedger(query);
  const state = queryState(read);
  const attachment = useDialog<LedgerEntry>();
  const documents = useDialog<string>();
  // Whatever else changes, one starts again at the first page. Each letter of a reference is no page to go back to.
  const change = useCallback(
    (changed: Partial<LedgerQuery>) =>
      setParams((last) => addressOf({ ...readQuery(last), page: 1, ...changed }), {
        replace: changed.booking !== undefined,
      }),
    [setParams],
  );
  const turnToLast = useCallback(
    (page: number) => setParams((last) => atPage(last, page), { replace: true }),
    [setParams],
  );
  return (
    <>
      <PageHeading
        title="Ledger"
        subtitle="Money received and returned, by day"
        actions={
          <>
            <Button icon={<FileTextOutlined aria-hidden />} onClick={() => documents.show('')}>
              Documents
            </Button>
            <ExportButton
              read={(callForFile) => callForFile(exportLedger, { query: filterOf(query) })}
              name="ledger"
              isEmpty={state.status !== 'ready' || state.data.total === 0}
              done="The entries have been saved as CSV."
            />
          </>
        }
      />
      <TestPaymentsNote />
      <FaultyDaysNote params={params} />
      <LedgerFilters query={query} today={dateInZone(new Date(), property.timeZone)} onChange={change} />
      {state.status !== 'failed' && <LedgerTotals state={mapReady(state, ({ items }) => items)} />}
      <LedgerList
        query={query}
        state={state}
        busy={read.isValidating}
        onPage={(page) => change({ page })}
        onSort={change}
        onLastPage={turnToLast}
        onAttach={attachment.show}
        onDocuments={documents.show}
      />
      <AttachEntry dialog={attachment} />
      <FindDocuments dialog={documents} />
    </>
  );
}
