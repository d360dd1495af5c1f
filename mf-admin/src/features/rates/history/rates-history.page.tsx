import type { ReactNode } from 'react';
import { Button } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import type { Answer } from '@getaway/contracts/http/call';
import { listRateChanges, undoRateChange, type RateChangeOnWire } from '@getaway/contracts/http/rate-changes';
import { listRateNights, listRatePeriods, readStayRules } from '@getaway/contracts/http/rates';
import { readStayDiscounts } from '@getaway/contracts/http/stay-discounts';
import { usePageQuery } from '@getaway/web-kit/swr.tsx';
import type { ToastMessage } from '@getaway/web-kit/toast/toast-message';
import { useMutation } from '../../../actions/use-mutation.ts';
import { formatMoment } from '../../../format/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { ItemList, ItemRow } from '../../../ui/item-row.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Pages } from '../../../ui/pages.tsx';
import { QueryList } from '../../../ui/query-list.tsx';
import { mapReady, queryState } from '../../../ui/query-state.ts';
import { useLastPage } from '../../../ui/use-last-page.ts';
import { changeLines, changeTitle } from './change-words.ts';
import styles from './rates-history.module.css';

const pageSize = 20;

const undoTexts = {
  done: toastOfUndo,
  failed: 'Couldn’t undo the change',
  refresh: [listRateChanges, listRatePeriods, listRateNights, readStayRules, readStayDiscounts],
};

/** What staff changed about rates, newest first, and the way back. */
export function RatesHistoryPage(): ReactNode {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const turn = (next: number): void => setParams(next > 1 ? { page: String(next) } : {});
  const read = usePageQuery(listRateChanges, {
    query: { limit: String(pageSize), offset: String((page - 1) * pageSize) },
  });
  const state = queryState(read);
  const last = state.status === 'ready' ? Math.max(1, Math.ceil(state.data.total / pageSize)) : undefined;
  useLastPage({ page, last, busy: read.isValidating }, turn);
  const { run, pending } = useMutation(undoRateChange, undoTexts);
  return (
    <>
      <PageHeading
        title="Rates History"
        subtitle="What staff changed on Rates. Undo puts back what was before, from the next quote on; existing bookings keep their price."
        actions={<Link to="/admin/rates">Edit Rates</Link>}
      />
      <section className={styles.changes} aria-label="Changes" aria-busy={read.isValidating}>
        <QueryList
          state={mapReady(state, ({ items }) => items)}
          failed="Couldn’t load the history"
          empty={<Empty title="No changes yet" hint="What you change on Rates is listed here." />}
        >
          {(changes) => (
            <ItemList label="Changes">
              {changes.map((change) => (
                <ChangeRow
                  key={change.id}
                  change={change}
                  pending={pending}
                  onUndo={() => void run({ params: { id: change.id } })}
                />
              ))}
            </ItemList>
          )}
        </QueryList>
      </section>
      {last !== undefined && <Pages of="changes" page={page} last={last} onPage={turn} />}
    </>
  );
}

interface ChangeRowProps {
  change: RateChangeOnWire;
  pending: boolean;
  onUndo: () => void;
}

function ChangeRow({ change, pending, onUndo }: ChangeRowProps): ReactNode {
  const title = changeTitle(change);
  return (
    <ItemRow
      name={title}
      badges={change.isUndone && <Badge tone="secondary">Undone</Badge>}
      dimmed={change.isUndone}
      actions={
        !change.isUndone && (
          <Button
            disabled={pending}
            aria-label={`Undo: ${title}, ${formatMoment(change.at)}`}
            onClick={onUndo}
          >
            Undo
          </Button>
        )
      }
    >
      <p>
        {formatMoment(change.at)} · {change.actor}
      </p>
      {changeLines(change).map((line, at) => (
        // Two lines can say the same.
        <p key={`${at} ${line}`}>{line}</p>
      ))}
    </ItemRow>
  );
}

function toastOfUndo({ undone, kept }: Answer<typeof undoRateChange>): ToastMessage {
  if (kept === 0) return { title: 'Change undone' };
  return {
    title: `${undone} of ${undone + kept} undone`,
    description: 'The others have changed again since, and stay as they are.',
  };
}
