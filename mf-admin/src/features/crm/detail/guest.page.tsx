import { memo, type ReactNode } from 'react';
import { ArrowLeftOutlined, MailOutlined } from '@ant-design/icons';
import { Button, Skeleton, Tabs } from 'antd';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { readGuest } from '@getaway/contracts/http/guest-details';
import { ApiError } from '@getaway/web-kit/api-error';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import type { Addressee } from '../../../threads/addressee.ts';
import { WriteMessage } from '../../../threads/write-message.tsx';
import { useStaleWhileUnsaved } from '../../../unsaved-changes/use-stale-while-unsaved.ts';
import { Empty } from '../../../ui/empty.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useDeferredState } from '../../../ui/query-state.ts';
import { useDialog } from '../../../ui/use-dialog.ts';
import { guestName } from '../guest-words.ts';
import { GuestDetails } from './details.tsx';
import styles from './guest.module.css';
import type { GuestRecord } from './guest-record.ts';
import { GuestThread } from './guest-thread.tsx';
import { GuestNotes } from './notes.tsx';
import { GuestOverview } from './overview.tsx';

/** One guest: what there is to know, what is known of them, what staff wrote about them. */
export function GuestPage(): ReactNode {
  const { guestId = '' } = useParams();
  return (
    <>
      <Link className={styles.back} to="/admin/crm">
        <ArrowLeftOutlined aria-hidden /> Back to Guest List
      </Link>
      <Guest key={guestId} guestId={guestId} />
    </>
  );
}

function Guest({ guestId }: { guestId: string }): ReactNode {
  const read = useStaleWhileUnsaved(useQuery(readGuest, { params: { guestId } }));
  const state = useDeferredState(read);
  if (read.error instanceof ApiError && read.error.status === 404) return <NoSuchGuest />;
  switch (state.status) {
    case 'loading':
      return (
        <div role="status" aria-label="Loading guest details">
          <PageHeading title="Guest" />
          <Skeleton active paragraph={{ rows: 6 }} />
        </div>
      );
    case 'failed':
      return (
        <>
          <PageHeading title="Guest" />
          <LoadFailure title="Failed to load guest details" onRetry={state.retry} />
        </>
      );
    case 'ready':
      return <LoadedGuest record={state.data} />;
    default:
      return state satisfies never;
  }
}

function NoSuchGuest(): ReactNode {
  return (
    <div role="alert">
      <PageHeading title="Guest" />
      <Empty
        title="Failed to load guest details"
        hint="This guest no longer exists. They may have been merged with another guest or deleted."
      />
    </div>
  );
}

const tabs = ['overview', 'messages', 'details', 'notes'] as const;

const LoadedGuest = memo(function LoadedGuest({ record }: { record: GuestRecord }): ReactNode {
  const { guest, notes } = record;
  const [params, setParams] = useSearchParams();
  const writing = useDialog<Addressee>();
  const chosen = tabs.find((tab) => tab === params.get('tab')) ?? 'overview';
  const choose = (tab: string): void =>
    setParams(tab === 'overview' ? {} : { tab }, { replace: true, preventScrollReset: true });
  return (
    <>
      <PageHeading
        title={guestName(guest)}
        subtitle={guest.email}
        actions={
          <Button icon={<MailOutlined aria-hidden />} onClick={() => writing.show({ guestId: guest.id })}>
            Write Message
          </Button>
        }
      />
      <Tabs
        activeKey={chosen}
        onChange={choose}
        // All four fit on a phone.
        tabBarGutter={20}
        items={[
          { key: 'overview', label: 'Overview', children: <GuestOverview record={record} /> },
          { key: 'messages', label: 'Messages', children: <GuestThread guestId={guest.id} /> },
          { key: 'details', label: 'Details', children: <GuestDetails guest={guest} /> },
          { key: 'notes', label: `Notes (${notes.length})`, children: <GuestNotes record={record} /> },
        ]}
      />
      <WriteMessage dialog={writing} guestName={guestName(guest)} email={guest.email} />
    </>
  );
});
