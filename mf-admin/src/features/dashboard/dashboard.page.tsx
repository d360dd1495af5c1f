import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CalendarOutlined, DollarOutlined, RiseOutlined, TagOutlined } from '@ant-design/icons';
import { readOverview } from '@getaway/contracts/http/overview';
import { listPromoCodes, readAnalytics } from '@getaway/contracts/http/staff-bookings';
import { formatTotal } from '@getaway/web-kit/format/money';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { FigureCard, FigureRow } from '../../ui/figure-card.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { mapReady, queryState } from '../../ui/query-state.ts';
import { countActivePromos } from './active-promos.ts';
import { Alerts } from './alerts.tsx';
import { ComingStays } from './coming-stays.tsx';
import styles from './dashboard.module.css';
import { Months } from './months.tsx';
import { RecentBookings } from './recent-bookings.tsx';
import { ShowSetup } from './setup/show-setup.tsx';
import { isOfUse } from './setup/setup-steps.ts';
import { useSetup } from './setup/use-setup.ts';
import { useAlertSources } from './use-alert-sources.ts';

/** Needed in the first days alone. */
const SetupPanel = lazy(() =>
  import('./setup/setup-panel.tsx').then((module) => ({ default: module.SetupPanel })),
);

/** Each visit reads again what is shown, a click on Dashboard in the menu while it is open included. */
export function DashboardPage(): ReactNode {
  return <Dashboard key={useLocation().key} />;
}

function Dashboard(): ReactNode {
  const analytics = queryState(useQuery(readAnalytics));
  const promoCodes = queryState(useQuery(listPromoCodes));
  const overview = queryState(useQuery(readOverview));
  const setup = useSetup();
  const alerts = useAlertSources(overview);
  // A checklist that isn't there has to say why: a host would look for it elsewhere.
  const sources = [...alerts, { name: 'Setup checklist', state: mapReady(setup, () => []) }];
  // Once a host has seen that all is settled, only what they skipped leads back to it.
  const checklist = setup.status === 'ready' && isOfUse(setup.data) ? setup.data : undefined;
  const isHidden = checklist?.facts.setup.isHidden;
  return (
    <>
      <PageHeading title="Dashboard" actions={checklist && isHidden && <ShowSetup {...checklist} />} />
      {checklist && !isHidden && (
        <Suspense>
          <SetupPanel {...checklist} />
        </Suspense>
      )}
      <FigureRow>
        <FigureCard
          label="Total Bookings"
          icon={<CalendarOutlined aria-hidden />}
          figure={mapReady(analytics, ({ totalBookings }) => totalBookings.toLocaleString('en-US'))}
          note="Confirmed and completed"
        />
        <FigureCard
          label="Total Revenue"
          icon={<DollarOutlined aria-hidden />}
          figure={mapReady(analytics, ({ totalRevenue }) => formatTotal(totalRevenue))}
          note="Received, less refunds"
        />
        <FigureCard
          label="This Year"
          icon={<RiseOutlined aria-hidden />}
          figure={mapReady(analytics, ({ yearlyBookings }) => yearlyBookings.toLocaleString('en-US'))}
          note="Confirmed and completed, by check-in"
        />
        <FigureCard
          label="Active Promos"
          icon={<TagOutlined aria-hidden />}
          figure={mapReady(promoCodes, (codes) =>
            countActivePromos(codes, new Date()).toLocaleString('en-US'),
          )}
        />
      </FigureRow>
      <Alerts sources={sources} />
      <RecentBookings bookings={mapReady(analytics, ({ recentBookings }) => recentBookings)} />
      <div className={styles.columns}>
        <ComingStays
          title="Next Arrivals"
          empty="No arrivals in the next 7 days"
          end="check-in"
          stays={mapReady(overview, ({ today, arrivals }) => ({ today, stays: arrivals }))}
        />
        <ComingStays
          title="Next Departures"
          empty="No departures in the next 7 days"
          end="check-out"
          stays={mapReady(overview, ({ today, departures }) => ({ today, stays: departures }))}
        />
      </div>
      <Months months={mapReady(overview, ({ today, months }) => ({ current: today.slice(0, 7), months }))} />
    </>
  );
}
