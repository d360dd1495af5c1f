import type { ReactNode } from 'react';
import { listEmailSends, type EmailSend } from '@getaway/contracts/http/email-sends';
import { usePageQuery } from '@getaway/web-kit/swr.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { ItemList } from '../../../ui/item-row.tsx';
import { Pages } from '../../../ui/pages.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { QueryList } from '../../../ui/query-list.tsx';
import { mapReady, queryState } from '../../../ui/query-state.ts';
import { useProgressiveList } from '../../../ui/use-progressive-list.ts';
import { useDialog } from '../../../ui/use-dialog.ts';
import { counted } from '../sequence-words.ts';
import { EmailDialog } from './email-dialog.tsx';
import { RetryAll } from './retry-all.tsx';
import { callQueryOf, pageSize, type SendQuery } from './send-query.ts';
import { SendRow } from './send-row.tsx';

interface SendListProps {
  query: SendQuery;
  onPage: (page: number) => void;
}

/** One page of the emails that went out or will. */
export function SendList({ query, onPage }: SendListProps): ReactNode {
  const reading = useDialog<string>();
  const read = usePageQuery(listEmailSends, { query: callQueryOf(query) });
  const state = queryState(read);
  const total = read.data?.total ?? 0;
  const isNarrowed = query.search !== '' || query.status !== '' || query.when !== '';
  return (
    <Panel
      title="Email activity"
      actions={<RetryAll />}
      note={state.status === 'ready' ? counted(total, 'email') : undefined}
      busy={read.isValidating}
    >
      <QueryList
        state={mapReady(state, ({ items }) => items)}
        failed="Couldn’t load email activity"
        empty={
          <Empty
            title="No email activity found"
            hint={isNarrowed ? 'Try another name or status.' : 'Sent and scheduled emails appear here.'}
          />
        }
      >
        {(sends) => <SendRows sends={sends} onRead={reading.show} />}
      </QueryList>
      <Pages of="emails" page={query.page} last={Math.ceil(total / pageSize)} onPage={onPage} />
      <EmailDialog open={reading.open} id={reading.subject} onClose={reading.close} />
    </Panel>
  );
}

const rowsAtOnce = 7;

function SendRows(props: { sends: readonly EmailSend[]; onRead: (id: string) => void }): ReactNode {
  return (
    <ItemList label="Email activity">
      {useProgressiveList(props.sends, rowsAtOnce).map((send) => (
        <SendRow key={send.id} send={send} onRead={props.onRead} />
      ))}
    </ItemList>
  );
}
