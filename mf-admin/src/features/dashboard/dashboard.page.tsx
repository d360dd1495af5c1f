import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { readOverview } from '@getaway/contracts/http/overview';
import { readAnalytics } from '@getaway/contracts/http/staff-bookings';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { timeInZone } from '@getaway/kernel/zoned-time';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { property } from '../../property.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { mapReady, queryState } from '../../ui/query-state.ts';
import { Alerts } from './alerts.tsx';
import { ComingStays } from './coming-stays.tsx';
import styles from './dashboard.module.css';
import { departuresAt } from './departures.ts';
import { Figures } from './figures.tsx';
import { HouseClock } from './house-clock.tsx';
import { Months } from './months.tsx';
import { RecentBookings } from './recent-bookings.tsx';
import { ShowSetup } from './setup/show-setup.tsx';
import { isOfUse } from './setup/setup-steps.ts';
import { useSetup } from './setup/use-setup.ts';
import { Tonight } from './tonight.tsx';
import { useAlertSources } from './use-alert-sources.ts';
import { useNow } from './use-now.ts';

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
  const overview = queryState(useQuery(readOverview));
  const setup = useSetup();
  const now = useNow();
  const today = dateInZone(now, property.timeZone);
  const time = timeInZone(now, property.timeZone);
  const alerts = useAlertSources(overview, now);
  // A checklist that isn't there has to say why: a host would look for it elsewhere.
  const sources = [...alerts, { name: 'Setup checklist', state: mapReady(setup, () => []) }];
  // Once a host has seen that all is settled, only what they skipped leads back to it.
  const checklist = setup.status === 'ready' && isOfUse(setup.data) ? setup.data : undefined;
  const isHidden = checklist?.facts.setup.isHidden;
  return (
    <>
      <PageHeading
        title="Dashboard"
        subtitle={<HouseClock now={now} />}
        actions={checklist && isHidden && <ShowSetup {...checklist} />}
      />
      {checklist && !isHidden && (
        <Suspense>
          <SetupPanel {...checklist} />
        </Suspense>
      )}
      <div className={styles.columns}>
        <Tonight today={today} />
        <ComingStays
          title="Next Arrivals"
          empty="No arrivals in the next 7 days"
          end="check-in"
          stays={mapReady(overview, ({ today: day, arrivals }) => ({ today: day, stays: arrivals }))}
        />
        <ComingStays
          title="Next Departures"
          empty="No departures in the next 7 days"
          end="check-out"
          stays={mapReady(overview, ({ today: day, departures }) => ({
            today: day,
            stays: departuresAt(departures, { today, time }),
          }))}
        />
      </div>
      <Alerts sources={sources} />
      <div className={styles.figures}>
        <Figures analytics={analytics} year={today.slice(0, 4)} />
      </div>
      <RecentBookings bookings={mapReady(analytics, ({ recentBookings }) => recentBookings)} />
      <Months
        months={mapReady(overview, (data) => ({ current: data.today.slice(0, 7), months: data.months }))}
      />
    </>
  );
}
