import { use, useState, type ReactNode } from 'react';
import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useNavigate } from 'react-router-dom';
import { fillSavedReply, listSavedReplies } from '@getaway/contracts/http/inbox';
import { CallsContext, useQuery } from '@getaway/web-kit/swr.tsx';
import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';
import { queryState } from '../ui/query-state.ts';
import type { Addressee } from './addressee.ts';

interface SavedReplyMenuProps {
  /** Whose data takes the place of variables. */
  whom: Addressee;
  /** Called with the text that has the guest's data in place of its variables. */
  onFilled: (text: string) => void;
}

const editPath = '/admin/inbox?tab=replies';
const editKey = 'edit';

/** Offers the saved replies; a chosen one is filled with the data of the guest, or of the booking. */
export function SavedReplyMenu({ whom, onFilled }: SavedReplyMenuProps): ReactNode {
  const [isOpened, setOpened] = useState(false);
  const [pending, setPending] = useState(false);
  const state = queryState(useQuery(listSavedReplies, isOpened ? {} : null));
  const { call } = use(CallsContext);
  const { toast } = useToast();
  const navigate = useNavigate();

  const fill = async (id: string): Promise<void> => {
    setPending(true);
    try {
      const { text } = await call(fillSavedReply, { params: { id }, body: whom });
      onFilled(text);
    } catch {
      toast({
        title: 'Couldn’t load the saved reply',
        description: 'Please try again.',
        variant: 'destructive',
      });
    } finally {
      setPending(false);
    }
  };

  const replies = state.status === 'ready' ? state.data : [];
  const items: NonNullable<MenuProps['items']> = [
    ...replies.map(({ id, name }) => ({ key: `reply ${id}`, label: name })),
    ...(replies.length === 0 ? [{ key: 'none', label: noneInWords(state.status), disabled: true }] : []),
    { type: 'divider' as const },
    { key: editKey, label: 'Edit Saved Replies' },
  ];
  const choose = (key: string): void => {
    if (key === editKey) void navigate(editPath);
    else void fill(key.replace('reply ', ''));
  };
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      onOpenChange={(open) => open && setOpened(true)}
      menu={{ items, onClick: ({ key }) => choose(key), style: { maxBlockSize: '20rem', overflowY: 'auto' } }}
    >
      <Button icon={<DownOutlined aria-hidden />} iconPlacement="end" loading={pending}>
        Saved Replies
      </Button>
    </Dropdown>
  );
}

function noneInWords(status: 'loading' | 'failed' | 'ready'): string {
  switch (status) {
    case 'loading':
      return 'Loading…';
    case 'failed':
      return 'Couldn’t load saved replies';
    case 'ready':
      return 'No saved replies yet';
    default:
      return status satisfies never;
  }
}
