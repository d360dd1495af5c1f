import type { ReactNode } from 'react';
import { nightUseNames, type ReportedNight } from '@getaway/contracts/http/reports';
import type { CalendarMonth } from '@getaway/kernel/calendar-month';
import { formatTotal } from '@getaway/web-kit/format/money';
import { formatDate } from '../../format/dates.ts';
import { Empty } from '../../ui/empty.tsx';
import { queryState } from '../../ui/query-state.ts';
import { bookingLink } from './booking-link.tsx';
import { ReportState } from './report-state.tsx';
import type { ReportColumn } from './report-rows.ts';
import { ReportTable } from './report-table.tsx';
import { useNights } from './reports.api.ts';

const columns: readonly ReportColumn<ReportedNight>[] = [
  { title: 'Night', value: ({ date }) => formatDate(date) },
  { title: 'Use', value: ({ use }) => nightUseNames[use] },
  { title: 'Booking', value: bookingLink },
  { title: 'Price', value: ({ price }) => (price === null ? '' : formatTotal(price)), isFigure: true },
];

/** The nights of a month that are not open. */
export function MonthNights({ month }: { month: CalendarMonth }): ReactNode {
  return (
    <ReportState state={queryState(useNights(month))} of="the nights">
      {(nights) =>
        nights.length === 0 ? (
          <Empty title="All nights of this month are open" />
        ) : (
          <ReportTable label="Nights" columns={columns} rows={nights} keyOf={({ date }) => date} />
        )
      }
    </ReportState>
  );
}
