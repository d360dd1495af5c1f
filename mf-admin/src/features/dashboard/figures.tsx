import type { ReactNode } from 'react';
import { CalendarOutlined, DollarOutlined, RiseOutlined, TagOutlined } from '@ant-design/icons';
import type { Answer } from '@getaway/contracts/http/call';
import { listPromoCodes, type readAnalytics } from '@getaway/contracts/http/staff-bookings';
import { formatTotal } from '@getaway/web-kit/format/money';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { FigureCard, FigureRow } from '../../ui/figure-card.tsx';
import { mapReady, queryState, type QueryState } from '../../ui/query-state.ts';
import { countActivePromos } from './active-promos.ts';
import { compareMonths, lastYearInWords } from './compared.ts';

type Analytics = Answer<typeof readAnalytics>;

/** The four figures of the house, each beside that of the period before. */
export function Figures({ analytics, year }: { analytics: QueryState<Analytics>; year: string }): ReactNode {
  const promoCodes = queryState(useQuery(listPromoCodes));
  const known = analytics.status === 'ready' ? analytics.data : undefined;
  return (
    <FigureRow>
      <FigureCard
        label="Total Bookings"
        icon={<CalendarOutlined aria-hidden />}
        figure={mapReady(analytics, ({ totalBookings }) => inFigures(totalBookings))}
        note="Confirmed and completed; months by check-in"
        compared={compareMonths(known?.months, ({ bookings }) => inFigures(bookings))}
      />
      <FigureCard
        label="Total Revenue"
        icon={<DollarOutlined aria-hidden />}
        figure={mapReady(analytics, ({ totalRevenue }) => formatTotal(totalRevenue))}
        note="Received, less refunds; months by payment"
        compared={compareMonths(known?.months, ({ revenue }) => formatTotal(revenue))}
      />
      <FigureCard
        label="This Year"
        icon={<RiseOutlined aria-hidden />}
        figure={mapReady(analytics, ({ yearlyBookings }) => inFigures(yearlyBookings))}
        note="Confirmed and completed, by check-in"
        compared={lastYearInWords(known?.lastYearBookings, year)}
      />
      <FigureCard
        label="Active Promos"
        icon={<TagOutlined aria-hidden />}
        figure={mapReady(promoCodes, (codes) => inFigures(countActivePromos(codes, new Date())))}
      />
    </FigureRow>
  );
}

function inFigures(count: number): string {
  return count.toLocaleString('en-US');
}
