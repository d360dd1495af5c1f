import type { ReactNode } from 'react';
import { ArrowLeftOutlined, CheckCircleOutlined, MailOutlined, TeamOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import { Link } from 'react-router-dom';
import {
  listNewsletterSubscribers,
  type NewsletterSubscriber,
} from '@getaway/contracts/http/newsletter-subscribers';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { Empty } from '../../ui/empty.tsx';
import { FigureCard, FigureRow } from '../../ui/figure-card.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { mapReady, queryState, type QueryState } from '../../ui/query-state.ts';
import { useDialog } from '../../ui/use-dialog.ts';
import { DeleteSubscriber } from './delete-subscriber.tsx';
import { DownloadButton } from './download-button.tsx';
import { EditSubscriber } from './edit-subscriber.tsx';
import styles from './newsletter.module.css';
import { SubscriberTable } from './subscriber-table.tsx';

type Subscribers = QueryState<readonly NewsletterSubscriber[]>;

/** A page of its own, without the frame (spec page 2, 'Newsletter Subscribers page'). */
export function NewsletterPage(): ReactNode {
  const state: Subscribers = queryState(useQuery(listNewsletterSubscribers));
  return (
    <main className={styles.page} id="page" tabIndex={-1}>
      <PageTitle>Newsletter Subscribers</PageTitle>
      <header className={styles.head}>
        <Link className={styles.back} to="/admin/dashboard">
          <ArrowLeftOutlined aria-hidden /> Back to Dashboard
        </Link>
        <h1>Newsletter Subscribers</h1>
        <DownloadButton subscribers={state.status === 'ready' ? state.data : []} />
      </header>
      <Figures state={state} />
      <Subscribers state={state} />
    </main>
  );
}

function Figures({ state }: { state: Subscribers }): ReactNode {
  const count = (counts: (subscriber: NewsletterSubscriber) => boolean) =>
    mapReady(state, (all) => all.filter(counts).length.toLocaleString('en-US'));
  return (
    <FigureRow>
      <FigureCard
        label="Total Subscribers"
        note="All-time signups"
        icon={<TeamOutlined />}
        figure={count(() => true)}
      />
      <FigureCard
        label="Emails Sent"
        note="Promo codes delivered"
        icon={<MailOutlined />}
        figure={count(({ emailSent }) => emailSent)}
      />
      <FigureCard
        label="Active Subscribers"
        note="Receiving the newsletter"
        icon={<CheckCircleOutlined />}
        figure={count(({ isActive }) => isActive)}
      />
    </FigureRow>
  );
}

function Subscribers({ state }: { state: Subscribers }): ReactNode {
  const editing = useDialog<NewsletterSubscriber>();
  const deletion = useDialog<NewsletterSubscriber>();
  switch (state.status) {
    case 'loading':
      return (
        <div className={styles.waiting} role="status" aria-label="Loading subscribers">
          <Skeleton active title={false} paragraph={{ rows: 8 }} />
        </div>
      );
    case 'failed':
      return <LoadFailure title="Failed to load subscribers" onRetry={state.retry} />;
    case 'ready':
      return (
        <>
          {state.data.length === 0 ? (
            <Empty title="No subscribers yet" hint="Signups from the website appear here." />
          ) : (
            <SubscriberTable subscribers={state.data} onEdit={editing.show} onDelete={deletion.show} />
          )}
          <EditSubscriber key={editing.round} dialog={editing} />
          <DeleteSubscriber dialog={deletion} />
        </>
      );
    default:
      return state satisfies never;
  }
}
