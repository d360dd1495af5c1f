import { mostReportedMonths } from '@getaway/contracts/http/reports';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import {
  addMonths,
  calendarMonth,
  countMonths,
  isCalendarMonth,
  monthOf,
  type CalendarMonth,
} from '@getaway/kernel/calendar-month';

export const reports = ['revenue', 'occupancy', 'taxes'] as const;
export type Report = (typeof reports)[number];

/** Whole months, the first and the last included. */
export interface Period {
  readonly from: CalendarMonth;
  readonly to: CalendarMonth;
}

/** What the page shows; it is stored in the page's address. Pages count from 1. */
export interface ReportQuery extends Period {
  readonly report: Report;
  /** The month whose rows are shown. */
  readonly month: CalendarMonth | undefined;
  readonly page: number;
}

export const presets = ['last-12-months', 'this-year', 'last-year'] as const;
export type Preset = (typeof presets)[number];

export const presetLabels: Readonly<Record<Preset, string>> = {
  'last-12-months': 'Last 12 months',
  'this-year': 'This year',
  'last-year': 'Last year',
};

/** The months of a preset, seen from a day. */
export function periodOf(preset: Preset, today: CalendarDate): Period {
  const year = Number(today.slice(0, 4));
  switch (preset) {
    case 'last-12-months':
      return { from: addMonths(monthOf(today), -11), to: monthOf(today) };
    case 'this-year':
      return yearOf(year);
    case 'last-year':
      return yearOf(year - 1);
    default:
      return preset satisfies never;
  }
}

/** The preset that has exactly these months; undefined where none has. */
export function presetOf({ from, to }: Period, today: CalendarDate): Preset | undefined {
  return presets.find((preset) => {
    const period = periodOf(preset, today);
    return period.from === from && period.to === to;
  });
}

/** The period with another first or last month; the other end follows where it has to. */
export function movePeriod({ from, to }: Period, moved: Partial<Period>): Period {
  const longest = mostReportedMonths - 1;
  if (moved.from !== undefined) {
    const latest = addMonths(moved.from, longest);
    const last = to < moved.from ? moved.from : to;
    return { from: moved.from, to: last > latest ? latest : last };
  }
  const last = moved.to ?? to;
  const earliest = addMonths(last, -longest);
  const first = from > last ? last : from;
  return { from: first < earliest ? earliest : first, to: last };
}

/** Reads the address; what it does not know is left out. */
export function readQuery(params: URLSearchParams, today: CalendarDate): ReportQuery {
  const period = periodIn(params) ?? periodOf('last-12-months', today);
  const month = params.get('month') ?? '';
  const page = Number(params.get('page'));
  return {
    report: reports.find((report) => report === params.get('report')) ?? 'revenue',
    ...period,
    month:
      isCalendarMonth(month) && month >= period.from && month <= period.to ? calendarMonth(month) : undefined,
    page: Number.isInteger(page) && page > 1 && page < 20_000 ? page : 1,
  };
}

/** The address of a query: only what differs from the page as it opens. */
export function addressOf(query: ReportQuery, today: CalendarDate): Record<string, string> {
  const { report, from, to, month, page } = query;
  return {
    ...(report === 'revenue' ? {} : { report }),
    ...(presetOf({ from, to }, today) === 'last-12-months' ? {} : { from, to }),
    ...(month === undefined ? {} : { month }),
    ...(page > 1 ? { page: String(page) } : {}),
  };
}

function periodIn(params: URLSearchParams): Period | undefined {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  if (!isCalendarMonth(from) || !isCalendarMonth(to)) return undefined;
  const months = countMonths(from, to);
  return months >= 1 && months <= mostReportedMonths ? { from, to } : undefined;
}

function yearOf(year: number): Period {
  return { from: calendarMonth(`${year}-01`), to: calendarMonth(`${year}-12`) };
}
