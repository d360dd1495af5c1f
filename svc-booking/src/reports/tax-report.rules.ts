import type { TaxShareKind } from '@getaway/contracts/http/reports';
import type { CalendarMonth } from '@getaway/kernel/calendar-month';
import { addCents, subtractCents, zeroCents, type Cents } from '@getaway/kernel/money';

/** The sum of the shares of a month with the same rate and kind. */
export interface TaxSum {
  readonly month: CalendarMonth;
  readonly taxTenThousandths: number;
  readonly kind: TaxShareKind;
  readonly tax: Cents;
  readonly shares: number;
}

export interface TaxFigures {
  readonly collected: Cents;
  readonly returned: Cents;
  /** Collected less returned. */
  readonly net: Cents;
  readonly shares: number;
}

export interface TaxRow extends TaxFigures {
  readonly month: CalendarMonth;
  /** Null in a month without tax. */
  readonly taxTenThousandths: number | null;
}

/** A row for each month and rate, and their sum. */
export function taxReport(
  months: readonly CalendarMonth[],
  sums: readonly TaxSum[],
): { readonly rows: readonly TaxRow[]; readonly total: TaxFigures } {
  const rows = months.flatMap((month) =>
    rowsOfMonth(
      month,
      sums.filter((sum) => sum.month === month),
    ),
  );
  return { rows, total: addFigures(rows) };
}

function rowsOfMonth(month: CalendarMonth, sums: readonly TaxSum[]): TaxRow[] {
  const rates = [...new Set(sums.map(({ taxTenThousandths }) => taxTenThousandths))].sort((a, b) => a - b);
  if (rates.length === 0) return [{ month, taxTenThousandths: null, ...addFigures([]) }];
  return rates.map((rate) => ({
    month,
    taxTenThousandths: rate,
    ...figuresOf(sums.filter(({ taxTenThousandths }) => taxTenThousandths === rate)),
  }));
}

function figuresOf(sums: readonly TaxSum[]): TaxFigures {
  const net = addCents(...sums.map(({ tax }) => tax));
  // An amendment corrects what payments before it collected.
  const collected = addCents(
    ...sums.flatMap(({ kind, tax }) => (kind === 'payment' || kind === 'amendment' ? [tax] : [])),
  );
  const shares = sums.reduce((count, sum) => count + sum.shares, 0);
  return { collected, returned: subtractCents(collected, net), net, shares };
}

function addFigures(rows: readonly TaxFigures[]): TaxFigures {
  return rows.reduce(
    (sum, row) => ({
      collected: addCents(sum.collected, row.collected),
      returned: addCents(sum.returned, row.returned),
      net: addCents(sum.net, row.net),
      shares: sum.shares + row.shares,
    }),
    { collected: zeroCents, returned: zeroCents, net: zeroCents, shares: 0 },
  );
}
