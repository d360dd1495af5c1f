import type { ReactNode } from 'react';
import { Tabs } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { exportMessages } from '@getaway/contracts/http/inbox';
import { ExportButton } from '../../ui/export-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { filterOf, readQuery } from './inbox-query.ts';
import { NoticesTab } from './notices/notices-tab.tsx';
import { SavedReplies } from './replies/saved-replies.tsx';
import { ThreadsTab } from './threads-tab.tsx';
import { useDrafts } from './use-drafts.ts';

/** What guests wrote and what was answered, the texts that answers start from, and the emails to the owner. */
export function InboxPage(): ReactNode {
  const [params, setParams] = useSearchParams();
  const drafts = useDrafts();
  const tabs = [
    { key: 'threads', label: 'Threads', children: <ThreadsTab drafts={drafts} />, destroyOnHidden: true },
    { key: 'replies', label: 'Saved Replies', children: <SavedReplies />, destroyOnHidden: true },
    // It stays, as its form may have changes that are not saved; leaving the page asks first.
    { key: 'notices', label: 'Notices', children: <NoticesTab /> },
  ];
  const shown = tabs.find(({ key }) => key === params.get('tab'))?.key ?? 'threads';
  return (
    <>
      <PageHeading
        title="Inbox"
        actions={
          shown === 'threads' && (
            <ExportButton
              read={(callForFile) => callForFile(exportMessages, { query: filterOf(readQuery(params)) })}
              name="messages"
              done="The messages have been saved as CSV."
            />
          )
        }
      />
      <Tabs items={tabs} activeKey={shown} onChange={(tab) => setParams(tab === 'threads' ? {} : { tab })} />
    </>
  );
}
