import { useState, type ReactNode } from 'react';
import { Button } from 'antd';
import type { Answer } from '@getaway/contracts/http/call';
import { listSuppressions, releaseSuppression } from '@getaway/contracts/http/email-suppressions';
import { usePageQuery } from '@getaway/web-kit/swr.tsx';
import { useMutation } from '../../../actions/use-mutation.ts';
import { formatDate } from '../../../format/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ItemList, ItemRow } from '../../../ui/item-row.tsx';
import { Pages } from '../../../ui/pages.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { QueryList } from '../../../ui/query-list.tsx';
import { mapReady, queryState } from '../../../ui/query-state.ts';
import { useDialog, type DialogState } from '../../../ui/use-dialog.ts';
import styles from './activity.module.css';

type Suppression = Answer<typeof listSuppressions>[number];

const pageSize = 50;
const reasonWords: Readonly<Record<Suppression['reason'], string>> = {
  unsubscribed: 'Unsubscribed',
  refused: 'Rejected by the recipient’s email server',
};

/** Addresses that get no marketing email, and why. */
export function SuppressionList(): ReactNode {
  const [page, setPage] = useState(1);
  const releasing = useDialog<Suppression>();
  const query = { limit: String(pageSize), offset: String((page - 1) * pageSize) };
  const read = usePageQuery(listSuppressions, { query });
  return (
    <Panel
      title="Suppressed addresses"
      note="These addresses get no sequence or newsletter emails. Emails about their own bookings are still sent."
      busy={read.isValidating}
    >
      <QueryList
        state={mapReady(queryState(read), ({ items }) => items)}
        failed="Couldn’t load suppressed addresses"
        empty="No suppressed addresses"
      >
        {(suppressions) => (
          <ItemList label="Suppressed addresses">
            {suppressions.map((suppression) => (
              <ItemRow
                key={suppression.id}
                name={suppression.email}
                badges={<Badge tone="secondary">{reasonWords[suppression.reason]}</Badge>}
                figure={<span className={styles.since}>Since {formatDate(suppression.createdAt)}</span>}
                actions={
                  <Button
                    aria-label={`Release ${suppression.email}`}
                    onClick={() => releasing.show(suppression)}
                  >
                    Release
                  </Button>
                }
              >
                {suppression.detail !== null && <p className={styles.line}>{suppression.detail}</p>}
              </ItemRow>
            ))}
          </ItemList>
        )}
      </QueryList>
      <Pages
        of="suppressed addresses"
        page={page}
        last={Math.ceil((read.data?.total ?? 0) / pageSize)}
        onPage={setPage}
      />
      <Release dialog={releasing} />
    </Panel>
  );
}

function Release({ dialog }: { dialog: DialogState<Suppression> }): ReactNode {
  const { open, subject, close } = dialog;
  const { run, pending } = useMutation(releaseSuppression, {
    done: 'Address released successfully',
    failed: 'Failed to release address',
    refresh: [listSuppressions],
  });
  const release = async (): Promise<void> => {
    if (subject && (await run({ params: { id: subject.id } }))?.ok) close();
  };
  return (
    <ConfirmDialog
      open={open}
      title={`Release ${subject?.email ?? ''}?`}
      confirm="Release"
      pending={pending}
      onConfirm={() => void release()}
      onCancel={close}
    >
      <p>
        It will get marketing emails again.
        {subject?.reason === 'unsubscribed' &&
          ' Its owner unsubscribed, so release it only if they asked you to.'}
      </p>
    </ConfirmDialog>
  );
}
