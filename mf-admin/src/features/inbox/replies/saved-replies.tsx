import type { ReactNode } from 'react';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { deleteSavedReply, listSavedReplies, type SavedReply } from '@getaway/contracts/http/inbox';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { useMutation } from '../../../actions/use-mutation.ts';
import { formatDate } from '../../../format/dates.ts';
import { DeleteNamed } from '../../../ui/delete-dialog.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { ItemList, ItemRow } from '../../../ui/item-row.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { QueryList } from '../../../ui/query-list.tsx';
import { queryState } from '../../../ui/query-state.ts';
import { RowActions } from '../../../ui/row-actions.tsx';
import { useDialog, type OrNew } from '../../../ui/use-dialog.ts';
import { useNewFromAddress } from '../../../ui/use-new-from-address.ts';
import styles from './replies.module.css';
import { SavedReplyDialog } from './saved-reply-dialog.tsx';

/** The texts that replies start from. */
export function SavedReplies(): ReactNode {
  const writing = useDialog<OrNew<SavedReply>>();
  useNewFromAddress(() => writing.show('new'));
  const deleting = useDialog<SavedReply>();
  const state = queryState(useQuery(listSavedReplies, {}));
  const deletion = useMutation(deleteSavedReply, {
    done: 'Saved reply deleted',
    failed: 'Failed to delete the saved reply',
    refresh: [listSavedReplies],
  });
  return (
    <>
      <Panel
        title="Saved replies"
        note="Answers to common questions. Choose one in the reply box and edit it before you send it."
        busy={state.status === 'loading'}
        actions={
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => writing.show('new')}>
            Create Saved Reply
          </Button>
        }
      >
        <QueryList state={state} failed="Couldn’t load saved replies" empty={<NoReplies />}>
          {(replies) => (
            <ItemList label="Saved replies">
              {replies.map((reply) => (
                <ItemRow
                  key={reply.id}
                  name={reply.name}
                  figure={<span className={styles.changed}>Changed {formatDate(reply.updatedAt)}</span>}
                  actions={
                    <RowActions
                      name={reply.name}
                      onEdit={() => writing.show(reply)}
                      onDelete={() => deleting.show(reply)}
                    />
                  }
                >
                  <p className={styles.text}>{reply.text}</p>
                </ItemRow>
              ))}
            </ItemList>
          )}
        </QueryList>
      </Panel>
      <SavedReplyDialog dialog={writing} />
      <DeleteNamed dialog={deleting} deletion={deletion}>
        <p>Messages you wrote with it will stay. You can’t undo this.</p>
      </DeleteNamed>
    </>
  );
}

function NoReplies(): ReactNode {
  return (
    <Empty
      title="No saved replies yet"
      hint="Save the answers you give most often, such as directions or check-in times."
    />
  );
}
