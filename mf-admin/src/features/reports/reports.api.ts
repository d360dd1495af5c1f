import type { SWRResponse } from 'swr';
import type { Answer } from '@getaway/contracts/http/call';
import {
  listReportedNights,
  listTaxShares,
  readOccupancyReport,
  readRevenueReport,
  readTaxReport,
} from '@getaway/contracts/http/reports';
import type { CalendarMonth } from '@getaway/kernel/calendar-month';
import type { ListPage } from '@getaway/web-kit/api-client';
import { usePageQuery, useQuery } from '@getaway/web-kit/swr.tsx';
import type { Period } from './report-query.ts';

export type RevenueReport = Answer<typeof readRevenueReport>;
export type TaxReport = Answer<typeof readTaxReport>;
export type OccupancyReport = Answer<typeof readOccupancyReport>;

export const sharesPerPage = 50;

export function useRevenue({ from, to }: Period): SWRResponse<RevenueReport, Error> {
  return useQuery(readRevenueReport, { query: { from, to } });
}

export function useTaxes({ from, to }: Period): SWRResponse<TaxReport, Error> {
  return useQuery(readTaxReport, { query: { from, to } });
}

export function useOccupancy({ from, to }: Period): SWRResponse<OccupancyReport, Error> {
  return useQuery(readOccupancyReport, { query: { from, to } });
}

/** The tax in the entries of a month, a page at a time. */
export function useTaxShares(
  month: CalendarMonth,
  page: number,
): SWRResponse<ListPage<Answer<typeof listTaxShares>>, Error> {
  const paging = { limit: String(sharesPerPage), offset: String((page - 1) * sharesPerPage) };
  return usePageQuery(listTaxShares, { query: { from: month, to: month, ...paging } });
}

export function useNights(month: CalendarMonth): SWRResponse<Answer<typeof listReportedNights>, Error> {
  return useQuery(listReportedNights, { query: { from: month, to: month } });
}
