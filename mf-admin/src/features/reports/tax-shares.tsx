import type { ReactNode } from 'react';
import { taxShareKindNames, type TaxShare } from '@getaway/contracts/http/reports';
import type { CalendarMonth } from '@getaway/kernel/calendar-month';
import { formatRate, formatTotal } from '@getaway/web-kit/format/money';
import { formatDate } from '../../format/dates.ts';
import { Empty } from '../../ui/empty.tsx';
import { Pages } from '../../ui/pages.tsx';
import { queryState } from '../../ui/query-state.ts';
import { bookingLink } from './booking-link.tsx';
import { ReportState } from './report-state.tsx';
import type { ReportColumn } from './report-rows.ts';
import { ReportTable } from './report-table.tsx';
import { sharesPerPage, useTaxShares } from './reports.api.ts';

const columns: readonly ReportColumn<TaxShare>[] = [
  { title: 'Date', value: ({ effectiveOn }) => formatDate(effectiveOn) },
  { title: 'Entry', value: ({ kind }) => taxShareKindNames[kind] },
  { title: 'Booking', value: bookingLink },
  { title: 'Tax rate', value: ({ rate }) => formatRate(rate) },
  { title: 'Amount', value: ({ amount }) => formatTotal(amount), isFigure: true },
  { title: 'Tax', value: ({ tax }) => formatTotal(tax), isFigure: true },
];

interface TaxSharesProps {
  month: CalendarMonth;
  page: number;
  onPage: (page: number) => void;
}

/** The tax in each entry of a month, newest first. */
export function TaxShares({ month, page, onPage }: TaxSharesProps): ReactNode {
  return (
    <ReportState state={queryState(useTaxShares(month, page))} of="the entries">
      {({ items, total }) =>
        total === 0 ? (
          <Empty title="No tax in this month" />
        ) : (
          <>
            <ReportTable label="Tax in each entry" columns={columns} rows={items} keyOf={({ id }) => id} />
            <Pages
              of="entries"
              page={page}
              last={Math.max(1, Math.ceil(total / sharesPerPage))}
              onPage={onPage}
            />
          </>
        )
      }
    </ReportState>
  );
}
