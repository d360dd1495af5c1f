import type { ReactNode } from 'react';
import type { CalendarMonth } from '@getaway/kernel/calendar-month';
import { formatAmount, formatTotal } from '@getaway/web-kit/format/money';
import { MonthBars } from '../../charts/month-bars.tsx';
import { queryState } from '../../ui/query-state.ts';
import { MonthButton } from './month-button.tsx';
import type { Period } from './report-query.ts';
import { ReportState } from './report-state.tsx';
import type { ReportColumn } from './report-rows.ts';
import { ReportTable } from './report-table.tsx';
import { useOccupancy, type OccupancyReport as Occupancy } from './reports.api.ts';
import styles from './reports.module.css';

type Row = Occupancy['rows'][number];
type Figures = Occupancy['total'];

const figures: readonly ReportColumn<Figures>[] = [
  { title: 'Booked', value: ({ booked }) => booked },
  { title: 'Bookable', value: ({ bookable }) => bookable },
  { title: 'Occupancy', value: ({ occupancy }) => percentOf(occupancy) },
  { title: 'Average rate', value: ({ averageRate }) => amountOf(averageRate) },
  { title: 'Per bookable night', value: ({ revenuePerNight }) => amountOf(revenuePerNight) },
  { title: 'Price of nights', value: ({ revenue }) => formatTotal(revenue) },
  { title: 'Blocked', value: ({ blocked }) => blocked },
  { title: 'Other platforms', value: ({ elsewhere }) => elsewhere },
];

interface OccupancyReportProps {
  period: Period;
  current: string;
  onMonth: (month: CalendarMonth) => void;
}

/** Booked and bookable nights with their average rate by month. Each month shows its nights. */
export function OccupancyReport({ period, current, onMonth }: OccupancyReportProps): ReactNode {
  const columns: readonly ReportColumn<Row>[] = [
    {
      title: 'Month',
      value: ({ month, booked, blocked, elsewhere }) => (
        <MonthButton month={month} isEmpty={booked + blocked + elsewhere === 0} onMonth={onMonth} />
      ),
    },
    ...figures.map((column) => ({ ...column, isFigure: true })),
  ];
  return (
    <ReportState state={queryState(useOccupancy(period))} of="the occupancy">
      {({ rows, total }) => (
        <>
          <div className={styles.charts}>
            <MonthBars
              title="Occupancy"
              current={current}
              most={1}
              bars={rows.map(({ month, occupancy }) => ({
                month,
                value: occupancy ?? 0,
                words: percentOf(occupancy),
              }))}
            />
            <MonthBars
              title="Average nightly rate"
              current={current}
              bars={rows.map(({ month, averageRate }) => ({
                month,
                value: Number(averageRate ?? 0),
                words: averageRate === null ? 'no booked nights' : formatAmount(averageRate),
              }))}
            />
          </div>
          <ReportTable
            label="Occupancy by month"
            columns={columns}
            rows={rows}
            keyOf={({ month }) => month}
            total={['Total', ...figures.map(({ value }) => value(total))]}
          />
          <p className={styles.basis}>
            Booked nights are those of confirmed and completed bookings on this site. Bookable nights are all
            nights less those that you blocked and those taken on other platforms. Occupancy is booked of
            bookable nights. Prices and rates are what the nights cost in the bookings, before discounts,
            extras, fees, and tax. Of a stay that begins in one month and ends in the next, each night counts
            in its own month.
          </p>
        </>
      )}
    </ReportState>
  );
}

function percentOf(fraction: number | null): string {
  return fraction === null ? '–' : `${Math.round(fraction * 100)}%`;
}

function amountOf(dollars: string | null): string {
  return dollars === null ? '–' : formatTotal(dollars);
}
