import { useCallback, useState, type ReactNode } from 'react';
import { Checkbox } from 'antd';
import { listEmailSends, type EmailSend } from '@getaway/contracts/http/email-sends';
import { usePageQuery } from '@getaway/web-kit/swr.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { ItemList } from '../../../ui/item-row.tsx';
import { Pages } from '../../../ui/pages.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { QueryList } from '../../../ui/query-list.tsx';
import { mapReady, queryState } from '../../../ui/query-state.ts';
import { useLastPage } from '../../../ui/use-last-page.ts';
import { useProgressiveList } from '../../../ui/use-progressive-list.ts';
import { useDialog } from '../../../ui/use-dialog.ts';
import { houseZone } from '../../../format/house-zone.ts';
import { counted } from '../sequence-words.ts';
import styles from './activity.module.css';
import { canRetry } from './can-retry.ts';
import { EmailDialog } from './email-dialog.tsx';
import { RetryAll } from './retry-all.tsx';
import { RetrySelected } from './retry-selected.tsx';
import { callQueryOf, pageSize, type SendQuery } from './send-query.ts';
import { SendRow } from './send-row.tsx';

interface SendListProps {
  query: SendQuery;
  onPage: (page: number) => void;
  /** The address named a page after the last one. */
  onLastPage: (page: number) => void;
}

/** One page of the emails that went out or will. */
export function SendList({ query, onPage, onLastPage }: SendListProps): ReactNode {
  const reading = useDialog<string>();
  const read = usePageQuery(listEmailSends, { query: callQueryOf(query) });
  const state = queryState(read);
  const total = read.data?.total ?? 0;
  const last = read.data && Math.ceil(total / pageSize);
  useLastPage({ page: query.page, last, busy: read.isValidating }, onLastPage);
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const failed = (read.data?.items ?? []).filter(canRetry);
  const chosen = failed.filter(({ id }) => chosenIds.has(id));
  const choose = useCallback(
    (ids: readonly string[], isChosen: boolean) =>
      setChosenIds((last) => {
        const next = new Set(last);
        for (const id of ids)
          if (isChosen) next.add(id);
          else next.delete(id);
        return next;
      }),
    [],
  );
  return (
    <Panel
      title="Email activity"
      actions={
        <>
          <RetrySelected chosen={chosen} onDone={() => setChosenIds(new Set())} />
          {query.when === 'past' && <RetryAll />}
        </>
      }
      note={noteInWords(query, state.status === 'ready' ? total : undefined)}
      busy={read.isValidating}
    >
      <QueryList
        state={mapReady(state, ({ items }) => items)}
        failed="Couldn’t load email activity"
        empty={<Empty title="No email activity found" hint={hintInWords(query)} />}
      >
        {(sends) => (
          <>
            {failed.length > 1 && (
              <p className={styles.head}>
                <Checkbox
                  className={styles.choose ?? ''}
                  checked={chosen.length === failed.length}
                  indeterminate={chosen.length > 0 && chosen.length < failed.length}
                  onChange={({ target }) =>
                    choose(
                      failed.map(({ id }) => id),
                      target.checked,
                    )
                  }
                >
                  Select the {failed.length} failed emails on this page
                </Checkbox>
              </p>
            )}
            <SendRows sends={sends} chosenIds={chosenIds} onChoose={choose} onRead={reading.show} />
          </>
        )}
      </QueryList>
      <Pages of="emails" page={query.page} last={Math.ceil(total / pageSize)} onPage={onPage} />
      <EmailDialog open={reading.open} id={reading.subject} onClose={reading.close} />
    </Panel>
  );
}

const rowsAtOnce = 7;

interface SendRowsProps {
  sends: readonly EmailSend[];
  chosenIds: ReadonlySet<string>;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
  onRead: (id: string) => void;
}

function SendRows({ sends, chosenIds, onChoose, onRead }: SendRowsProps): ReactNode {
  return (
    <ItemList label="Email activity">
      {useProgressiveList(sends, rowsAtOnce).map((send) => (
        <SendRow
          key={send.id}
          send={send}
          isChosen={chosenIds.has(send.id)}
          onChoose={onChoose}
          onRead={onRead}
        />
      ))}
    </ItemList>
  );
}

/** In which order they are, how many, and by which clock. */
function noteInWords({ when }: SendQuery, total: number | undefined): string {
  const order = when === 'past' ? 'Newest first.' : 'Soonest first.';
  const clock = `Times are at the house, in ${houseZone()}.`;
  return total === undefined ? `${order} ${clock}` : `${counted(total, 'email')}. ${order} ${clock}`;
}

function hintInWords({ search, status, when }: SendQuery): string {
  const isNarrowed = search !== '' || status !== '';
  if (when === 'upcoming')
    return isNarrowed ? 'Try another name or status, or Past.' : 'Planned emails appear here.';
  return isNarrowed ? 'Try another name or status, or Upcoming.' : 'Sent and failed emails appear here.';
}
