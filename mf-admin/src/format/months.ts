const shortMonth = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const longMonth = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const mediumMonth = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

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
