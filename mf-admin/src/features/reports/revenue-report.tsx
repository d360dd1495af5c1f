import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { calendarMonth, firstDayOf, lastDayOf } from '@getaway/kernel/calendar-month';
import { formatAmount, formatTotal } from '@getaway/web-kit/format/money';
import { MonthBars } from '../../charts/month-bars.tsx';
import { formatMonthInRow } from '../../format/months.ts';
import { queryState } from '../../ui/query-state.ts';
import type { Period } from './report-query.ts';
import { ReportState } from './report-state.tsx';
import type { ReportColumn } from './report-rows.ts';
import { ReportTable } from './report-table.tsx';
import { useRevenue, type RevenueReport as Revenue } from './reports.api.ts';
import styles from './reports.module.css';

type Row = Revenue['rows'][number];

const columns: readonly ReportColumn<Row>[] = [
  {
    title: 'Month',
    value: ({ month }) => <Link to={ledgerOf(month)}>{formatMonthInRow(month)}</Link>,
  },
  { title: 'Received', value: ({ received }) => formatTotal(received), isFigure: true },
  { title: 'Returned', value: ({ returned }) => formatTotal(returned), isFigure: true },
  { title: 'Net', value: ({ net }) => formatTotal(net), isFigure: true },
  { title: 'Entries', value: ({ entries }) => entries.toLocaleString('en-US'), isFigure: true },
];

/** Money received and returned by month. Each month opens its entries in the ledger. */
export function RevenueReport({ period, current }: { period: Period; current: string }): ReactNode {
  return (
    <ReportState state={queryState(useRevenue(period))} of="the revenue">
      {({ rows, total }) => (
        <>
          <div className={styles.charts}>
            <MonthBars
              title="Received and returned"
              current={current}
              legend={['Received', 'Returned']}
              bars={rows.map(({ month, received, returned }) => ({
                month,
                value: Number(received),
                words: formatAmount(received),
                below: { value: Number(returned), words: `${formatAmount(returned)} returned` },
              }))}
            />
          </div>
          <ReportTable
            label="Revenue by month"
            columns={columns}
            rows={rows}
            keyOf={({ month }) => month}
            total={[
              'Total',
              formatTotal(total.received),
              formatTotal(total.returned),
              formatTotal(total.net),
              total.entries.toLocaleString('en-US'),
            ]}
          />
          <p className={styles.basis}>
            Revenue is money that was received, less money that was returned. Each payment, refund, and
            chargeback counts in the month in which the money moved, whenever the stay is. For what was paid
            for the stays of a month, see the <Link to="/admin/dashboard">Dashboard</Link>. Choose a month to
            see its entries.
          </p>
        </>
      )}
    </ReportState>
  );
}

function ledgerOf(month: string): string {
  const of = calendarMonth(month);
  return `/admin/ledger?from=${firstDayOf(of)}&to=${lastDayOf(of)}`;
}
