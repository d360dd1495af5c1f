import type { EntryKind } from '@getaway/contracts/http/ledger';
import type { CalendarMonth } from '@getaway/kernel/calendar-month';
import { addCents, subtractCents, zeroCents, type Cents } from '@getaway/kernel/money';

/** The sum of a month's final entries of one kind. */
export interface RevenueSum {
  readonly month: CalendarMonth;
  readonly kind: EntryKind;
  readonly amount: Cents;
  readonly entries: number;
}

export interface RevenueFigures {
  readonly received: Cents;
  readonly returned: Cents;
  /** Received less returned. */
  readonly net: Cents;
  readonly entries: number;
}

export interface RevenueRow extends RevenueFigures {
  readonly month: CalendarMonth;
}

/** A row for each month, and their sum. */
export function revenueReport(
  months: readonly CalendarMonth[],
  sums: readonly RevenueSum[],
): { readonly rows: readonly RevenueRow[]; readonly total: RevenueFigures } {
  const rows = months.map((month) => ({ month, ...figuresOf(sums.filter((sum) => sum.month === month)) }));
  return { rows, total: figuresOf(sums.filter(({ month }) => months.includes(month))) };
}

function figuresOf(sums: readonly RevenueSum[]): RevenueFigures {
  const received = addCents(...sums.map(({ kind, amount }) => (kind === 'payment' ? amount : zeroCents)));
  const net = addCents(...sums.map(({ amount }) => amount));
  const entries = sums.reduce((count, sum) => count + sum.entries, 0);
  return { received, returned: subtractCents(received, net), net, entries };
}
