import { lazy, Suspense, type ReactNode } from 'react';
import { Tabs } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PageSpinner } from '../../ui/page-spinner.tsx';
import { ExportEmails } from './activity/export-emails.tsx';
import { DeliveryBanner } from '../../email-words/delivery-banner.tsx';
import { KeptEmailsNote } from '../../email-words/kept-emails-note.tsx';
import { InitializeButton } from '../../booking-sequence/initialize-button.tsx';
import { SequencesTab } from './sequences/sequences-tab.tsx';
import { TemplatesTab } from './templates/templates-tab.tsx';

// The editor of a template is large already.
const ActivityTab = lazy(() =>
  import('./activity/activity-tab.tsx').then((module) => ({ default: module.ActivityTab })),
);

const tabs = [
  { key: 'sequences', label: 'Sequences', children: <SequencesTab /> },
  { key: 'templates', label: 'Templates', children: <TemplatesTab /> },
  {
    key: 'activity',
    label: 'Activity Log',
    children: (
      <Suspense fallback={<PageSpinner />}>
        <ActivityTab />
      </Suspense>
    ),
  },
];

export function EmailsPage(): ReactNode {
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab');
  const shown = tabs.find(({ key }) => key === asked)?.key ?? 'sequences';
  return (
    <>
      <PageHeading
        title="Email Sequences"
        actions={
          <>
            <Link to="/admin/inbox?tab=notices">Emails to You</Link>
            <InitializeButton />
            {shown === 'activity' && <ExportEmails params={params} />}
          </>
        }
      />
      <DeliveryBanner />
      <KeptEmailsNote />
      <Tabs
        items={tabs}
        activeKey={shown}
        onChange={(tab) => setParams(tab === 'sequences' ? {} : { tab })}
        destroyOnHidden
      />
    </>
  );
}
