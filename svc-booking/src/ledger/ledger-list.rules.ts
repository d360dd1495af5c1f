import type { EntryKind, ledgerSortKeys, MoneyMethod } from '@getaway/contracts/http/ledger';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { addCents, subtractCents, type Cents } from '@getaway/kernel/money';

/** Which final entries are listed. Days are inclusive. */
export interface LedgerFilter {
  readonly from?: CalendarDate | undefined;
  readonly to?: CalendarDate | undefined;
  readonly kind?: EntryKind | undefined;
  readonly method?: MoneyMethod | undefined;
  /** A booking reference. */
  readonly booking?: string | undefined;
}

/** In which order entries are listed; `desc` is the exact reverse of `asc`. */
export interface LedgerOrder {
  readonly sortBy: (typeof ledgerSortKeys)[number];
  readonly sortOrder: 'asc' | 'desc';
}

/** A final entry with the name of its guest, where the booking still exists. */
export interface ListedEntry {
  readonly id: string;
  readonly number: string;
  readonly bookingId: string | null;
  readonly bookingReference: string | null;
  readonly guestName: string | null;
  readonly kind: EntryKind;
  readonly method: MoneyMethod;
  readonly amount: Cents;
  readonly effectiveOn: CalendarDate;
  readonly note: string | null;
  readonly recordedBy: string | null;
  readonly isUnclaimed: boolean;
  readonly createdAt: Date;
}

export interface LedgerSum {
  readonly kind: EntryKind;
  readonly method: MoneyMethod;
  readonly amount: Cents;
  readonly entries: number;
}

export interface LedgerTotals {
  readonly received: Cents;
  readonly returned: Cents;
  /** Received less returned. */
  readonly net: Cents;
  readonly byMethod: readonly {
    readonly method: MoneyMethod;
    readonly net: Cents;
    readonly entries: number;
  }[];
  /** How many entries there are. */
  readonly count: number;
}

/** Adds up the sums of a list. */
export function totalsOf(sums: readonly LedgerSum[]): LedgerTotals {
  const received = addCents(...sums.flatMap(({ kind, amount }) => (kind === 'payment' ? [amount] : [])));
  const net = addCents(...sums.map(({ amount }) => amount));
  const methods = [...new Set(sums.map(({ method }) => method))];
  return {
    received,
    returned: subtractCents(received, net),
    net,
    byMethod: methods.map((method) => {
      const ofMethod = sums.filter((sum) => sum.method === method);
      return {
        method,
        net: addCents(...ofMethod.map(({ amount }) => amount)),
        entries: countOf(ofMethod),
      };
    }),
    count: countOf(sums),
  };
}

function countOf(sums: readonly LedgerSum[]): number {
  return sums.reduce((sum, { entries }) => sum + entries, 0);
}
