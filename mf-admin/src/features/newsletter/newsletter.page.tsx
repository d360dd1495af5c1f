import type { ReactNode } from 'react';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { Tabs } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import { listNewsletterSubscribers } from '@getaway/contracts/http/newsletter-subscribers';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { queryState } from '../../ui/query-state.ts';
import { CampaignsTab } from './campaigns/campaigns-tab.tsx';
import { DownloadButton } from './download-button.tsx';
import styles from './newsletter.module.css';
import { SubscribersTab, type SubscribersState } from './subscribers-tab.tsx';

/** A page of its own, without the frame (spec page 2, 'Newsletter Subscribers page'). */
export function NewsletterPage(): ReactNode {
  const state: SubscribersState = queryState(useQuery(listNewsletterSubscribers));
  const [params, setParams] = useSearchParams();
  const tabs = [
    { key: 'subscribers', label: 'Subscribers', children: <SubscribersTab state={state} /> },
    { key: 'campaigns', label: 'Campaigns', children: <CampaignsTab /> },
  ];
  const tab = params.get('tab') === 'campaigns' ? 'campaigns' : 'subscribers';
  return (
    <main className={styles.page} id="page" tabIndex={-1}>
      <PageTitle>Newsletter Subscribers</PageTitle>
      <header className={styles.head}>
        <Link className={styles.back} to="/admin/dashboard">
          <ArrowLeftOutlined aria-hidden /> Back to Dashboard
        </Link>
        <h1>Newsletter Subscribers</h1>
        {tab === 'subscribers' && <DownloadButton subscribers={state.status === 'ready' ? state.data : []} />}
      </header>
      <Tabs
        items={tabs}
        activeKey={tab}
        onChange={(key) => setParams(key === 'subscribers' ? {} : { tab: key })}
        destroyOnHidden
      />
    </main>
  );
}
