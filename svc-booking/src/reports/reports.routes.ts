import { Router } from 'express';
import {
  exportReportedNights,
  exportRevenueReport,
  exportTaxShares as exportTaxSharesCall,
  listReportedNights,
  listTaxShares as listTaxSharesCall,
  readOccupancyReport as readOccupancyCall,
  readRevenueReport as readRevenueCall,
  readTaxReport as readTaxCall,
} from '@getaway/contracts/http/reports';
import { mount, mountFile } from '@getaway/service-kit/http/mount';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import type { Database } from '../database/database.ts';
import { exportRevenue } from './export-revenue.ts';
import { exportTaxShares } from './export-tax-shares.ts';
import { exportUsedNights } from './export-used-nights.ts';
import { listTaxShares } from './list-tax-shares.ts';
import { listUsedNights } from './list-used-nights.ts';
import { readOccupancyReport } from './read-occupancy-report.ts';
import { readRevenueReport } from './read-revenue-report.ts';
import { readTaxReport } from './read-tax-report.ts';
import type { ReportPeriod } from './report-period.rules.ts';
import {
  fractionOf,
  nightOnWire,
  occupancyOnWire,
  revenueOnWire,
  taxOnWire,
  taxShareOnWire,
} from './reports.http.ts';

/** Staff's reports over whole months (domain page, 'Accepted lines and the ledger'). */
export function reportRoutes(deps: {
  readonly database: Database;
  readonly timeZone: string;
  readonly guard: SessionGuard;
}): Router {
  const router = Router();
  const { requireStaff } = deps.guard;

  mount(router, readRevenueCall, requireStaff, async ({ query }) => {
    const { rows, total } = await readRevenueReport(deps, query);
    return {
      rows: rows.map(({ month, ...figures }) => ({ month, ...revenueOnWire(figures) })),
      total: revenueOnWire(total),
    };
  });

  mountFile(router, exportRevenueReport, requireStaff, async ({ query }) => ({
    name: `revenue-${inFileName(query)}.csv`,
    content: await exportRevenue(deps, query),
  }));

  mount(router, readTaxCall, requireStaff, async ({ query }) => {
    const { rows, total } = await readTaxReport(deps, query);
    return {
      rows: rows.map(({ month, taxTenThousandths, ...figures }) => ({
        month,
        rate: taxTenThousandths === null ? null : fractionOf(taxTenThousandths),
        ...taxOnWire(figures),
      })),
      total: taxOnWire(total),
    };
  });

  mount(router, listTaxSharesCall, requireStaff, async ({ query, response }) => {
    const { limit = 50, offset = 0, ...period } = query;
    const { count, shares } = await listTaxShares(deps, period, { limit, offset });
    response.set('X-Total-Count', String(count));
    return shares.map(taxShareOnWire);
  });

  mountFile(router, exportTaxSharesCall, requireStaff, async ({ query }) => ({
    name: `tax-${inFileName(query)}.csv`,
    content: await exportTaxShares(deps, query),
  }));

  mount(router, readOccupancyCall, requireStaff, async ({ query }) => {
    const { rows, total } = await readOccupancyReport(deps, query);
    return { rows: rows.map(occupancyOnWire), total: occupancyOnWire(total) };
  });

  mount(router, listReportedNights, requireStaff, async ({ query }) =>
    (await listUsedNights(deps, query)).map(nightOnWire),
  );

  mountFile(router, exportReportedNights, requireStaff, async ({ query }) => ({
    name: `nights-${inFileName(query)}.csv`,
    content: await exportUsedNights(deps, query),
  }));

  return router;
}

function inFileName({ from, to }: ReportPeriod): string {
  return from === to ? from : `${from}-to-${to}`;
}
