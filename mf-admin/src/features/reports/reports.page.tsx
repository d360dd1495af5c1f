import { useState, type ReactNode } from 'react';
import { Tabs } from 'antd';
import { exportReportedNights, exportRevenueReport, exportTaxShares } from '@getaway/contracts/http/reports';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { monthOf, type CalendarMonth } from '@getaway/kernel/calendar-month';
import type { CallApiForFile, CalledFile } from '@getaway/web-kit/api-client';
import { property } from '../../property.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useQueuedParams } from '../../ui/use-queued-params.ts';
import { MonthDetails } from './month-details.tsx';
import { MonthNights } from './month-nights.tsx';
import { OccupancyReport } from './occupancy-report.tsx';
import { ReportFilters } from './report-filters.tsx';
import { addressOf, readQuery, reports, type Report, type ReportQuery } from './report-query.ts';
import { RevenueReport } from './revenue-report.tsx';
import { TaxReport } from './tax-report.tsx';
import { TaxShares } from './tax-shares.tsx';

const labels: Readonly<Record<Report, string>> = { revenue: 'Revenue', occupancy: 'Occupancy', taxes: 'Tax' };

export function ReportsPage(): ReactNode {
  const [params, setParams] = useQueuedParams();
  const [asked, setAsked] = useState<CalendarMonth>();
  const today = dateInZone(new Date(), property.timeZone);
  const query = readQuery(params, today);
  // Whatever else changes, the rows of a month start again at their first page.
  const change = (changed: Partial<ReportQuery>): void =>
    setParams((last) => addressOf({ ...readQuery(last, today), page: 1, ...changed }, today));
  const showMonth = (month: CalendarMonth): void => {
    setAsked(month);
    change({ month });
  };
  const details = { wasAsked: query.month === asked, onClose: () => change({ month: undefined }) };
  const content = (report: Report): ReactNode => {
    const shared = { period: query, current: monthOf(today) };
    switch (report) {
      case 'revenue':
        return <RevenueReport {...shared} />;
      case 'occupancy':
        return (
          <>
            <OccupancyReport {...shared} onMonth={showMonth} />
            {query.month && (
              <MonthDetails title="Nights" month={query.month} {...details}>
                <MonthNights month={query.month} />
              </MonthDetails>
            )}
          </>
        );
      case 'taxes':
        return (
          <>
            <TaxReport period={query} onMonth={showMonth} />
            {query.month && (
              <MonthDetails title="Tax" month={query.month} {...details}>
                <TaxShares month={query.month} page={query.page} onPage={(page) => change({ page })} />
              </MonthDetails>
            )}
          </>
        );
      default:
        return report satisfies never;
    }
  };
  return (
    <>
      <PageHeading
        title="Reports"
        subtitle="Money received and returned, nights, and tax, by month"
        actions={
          <ExportButton
            read={(callForFile) => fileOf(query, callForFile)}
            name={query.report}
            isEmpty={false}
            done="The rows of the report have been saved as CSV."
          />
        }
      />
      <ReportFilters
        period={query}
        today={today}
        onPeriod={(period) => change({ ...period, month: undefined })}
      />
      <Tabs
        items={reports.map((key) => ({ key, label: labels[key], children: content(key) }))}
        activeKey={query.report}
        onChange={(key) =>
          change({ report: reports.find((each) => each === key) ?? 'revenue', month: undefined })
        }
        destroyOnHidden
      />
    </>
  );
}

/** The months of the revenue, and the nights or the shares of the tax behind the figures of the others. */
function fileOf({ report, from, to }: ReportQuery, callForFile: CallApiForFile): Promise<CalledFile> {
  const query = { from, to };
  switch (report) {
    case 'revenue':
      return callForFile(exportRevenueReport, { query });
    case 'occupancy':
      return callForFile(exportReportedNights, { query });
    case 'taxes':
      return callForFile(exportTaxShares, { query });
    default:
      return report satisfies never;
  }
}
