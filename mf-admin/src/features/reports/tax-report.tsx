import type { ReactNode } from 'react';
import type { CalendarMonth } from '@getaway/kernel/calendar-month';
import { formatRate, formatTotal } from '@getaway/web-kit/format/money';
import { queryState } from '../../ui/query-state.ts';
import { MonthButton } from './month-button.tsx';
import type { Period } from './report-query.ts';
import { ReportState } from './report-state.tsx';
import type { ReportColumn } from './report-rows.ts';
import { ReportTable } from './report-table.tsx';
import { useTaxes, type TaxReport as Taxes } from './reports.api.ts';
import styles from './reports.module.css';

type Row = Taxes['rows'][number];

interface TaxReportProps {
  period: Period;
  onMonth: (month: CalendarMonth) => void;
}

/** Tax collected and returned by month and rate. Each month shows the tax in its entries. */
export function TaxReport({ period, onMonth }: TaxReportProps): ReactNode {
  const columns: readonly ReportColumn<Row>[] = [
    {
      title: 'Month',
      value: ({ month, shares }) => <MonthButton month={month} isEmpty={shares === 0} onMonth={onMonth} />,
    },
    { title: 'Tax rate', value: ({ rate }) => (rate === null ? '–' : formatRate(rate)) },
    { title: 'Collected', value: ({ collected }) => formatTotal(collected), isFigure: true },
    { title: 'Returned', value: ({ returned }) => formatTotal(returned), isFigure: true },
    { title: 'Net', value: ({ net }) => formatTotal(net), isFigure: true },
  ];
  return (
    <ReportState state={queryState(useTaxes(period))} of="the tax">
      {({ rows, total }) => (
        <>
          <ReportTable
            label="Tax by month"
            columns={columns}
            rows={rows}
            keyOf={({ month, rate }) => `${month} ${rate}`}
            total={[
              'Total',
              '',
              formatTotal(total.collected),
              formatTotal(total.returned),
              formatTotal(total.net),
            ]}
          />
          <p className={styles.basis}>
            Tax counts when the money moves, not when the guest stays (cash basis). If a guest pays half of a
            booking in May and the rest in June, each month has half of its tax. If you refund a part in July,
            the tax in that part is returned in July. A later change to the booking never changes the months
            before it.
          </p>
        </>
      )}
    </ReportState>
  );
}
