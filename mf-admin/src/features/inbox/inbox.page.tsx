import type { ReactNode } from 'react';
import { Tabs } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SavedReplies } from './replies/saved-replies.tsx';
import { ThreadsTab } from './threads-tab.tsx';
import { useDrafts } from './use-drafts.ts';

/** What guests wrote and what was answered, and the texts that answers start from. */
export function InboxPage(): ReactNode {
  const [params, setParams] = useSearchParams();
  const drafts = useDrafts();
  const tabs = [
    { key: 'threads', label: 'Threads', children: <ThreadsTab drafts={drafts} /> },
    { key: 'replies', label: 'Saved Replies', children: <SavedReplies /> },
  ];
  return (
    <>
      <PageHeading title="Inbox" />
      <Tabs
        items={tabs}
        activeKey={params.get('tab') === 'replies' ? 'replies' : 'threads'}
        onChange={(tab) => setParams(tab === 'threads' ? {} : { tab })}
        destroyOnHidden
      />
    </>
  );
}
