import { utcFormat } from '@getaway/kernel/utc-format';
const shortMonth = utcFormat({ month: 'short' });
const longMonth = utcFormat({ month: 'long', year: 'numeric' });
const mediumMonth = utcFormat({ month: 'short', year: 'numeric' });

/** 'YYYY-MM' to 'February 2027'. */
export function formatMonth(month: string): string {
  return longMonth.format(firstOf(month));
}

/** 'YYYY-MM' to 'Feb 2027', for rows of a table. */
export function formatMonthInRow(month: string): string {
  return mediumMonth.format(firstOf(month));
}

/** 'YYYY-MM' to 'Feb', below a bar. */
export function formatShortMonth(month: string): string {
  return shortMonth.format(firstOf(month));
}

function firstOf(month: string): Date {
  return new Date(`${month}-01T00:00:00Z`);
}
