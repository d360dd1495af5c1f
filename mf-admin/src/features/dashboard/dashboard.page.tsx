import type { ReactNode } from 'react';
import { CalendarOutlined, DollarOutlined, RiseOutlined, TagOutlined } from '@ant-design/icons';
import { listPromoCodes, readAnalytics } from '@getaway/contracts/http/staff-bookings';
import { formatTotal } from '@getaway/web-kit/format/money';
import { useRead } from '@getaway/web-kit/swr.tsx';
import { FigureCard, FigureRow } from '../../ui/figure-card.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { mapReady, readState } from '../../ui/read-state.ts';
import { countActivePromos } from './active-promos.ts';
import { RecentBookings } from './recent-bookings.tsx';

export function DashboardPage(): ReactNode {
  const analytics = readState(useRead(readAnalytics));
  const promoCodes = readState(useRead(listPromoCodes));
  return (
    <>
      <PageHeading title="Dashboard" />
      <FigureRow>
        <FigureCard
          label="Total Bookings"
          icon={<CalendarOutlined />}
          figure={mapReady(analytics, ({ totalBookings }) => totalBookings.toLocaleString('en-US'))}
        />
        <FigureCard
          label="Total Revenue"
          icon={<DollarOutlined />}
          figure={mapReady(analytics, ({ totalRevenue }) => formatTotal(totalRevenue))}
        />
        <FigureCard
          label="This Year"
          icon={<RiseOutlined />}
          figure={mapReady(analytics, ({ yearlyBookings }) => yearlyBookings.toLocaleString('en-US'))}
        />
        <FigureCard
          label="Active Promos"
          icon={<TagOutlined />}
          figure={mapReady(promoCodes, (codes) => countActivePromos(codes).toLocaleString('en-US'))}
        />
      </FigureRow>
      <RecentBookings bookings={mapReady(analytics, ({ recentBookings }) => recentBookings)} />
    </>
  );
}
