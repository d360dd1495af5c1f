import type { MoneyMethod } from '@getaway/contracts/http/ledger';
import { addCents, subtractCents, zeroCents, type Cents } from '@getaway/kernel/money';
import type { Database } from '../database/database.ts';
import { dateEntries } from './date-entries.ts';
import { pageOfEntries, sumLedger, type LedgerFilter, type ListedEntry } from './ledger-list.repository.ts';

export interface LedgerPage {
  readonly received: Cents;
  readonly returned: Cents;
  readonly net: Cents;
  readonly byMethod: readonly {
    readonly method: MoneyMethod;
    readonly net: Cents;
    readonly entries: number;
  }[];
  readonly entries: readonly ListedEntry[];
  readonly count: number;
}

/** A page of final entries, with the sums of all that match. */
export async function listLedger(
  deps: { database: Database; timeZone: string },
  filter: LedgerFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<LedgerPage> {
  await dateEntries(deps);
  const { pool } = deps.database;
  const [sums, entries] = await Promise.all([sumLedger(pool, filter), pageOfEntries(pool, filter, page)]);
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
        net: ofMethod.reduce((sum, { amount }) => addCents(sum, amount), zeroCents),
        entries: ofMethod.reduce((sum, each) => sum + each.entries, 0),
      };
    }),
    entries,
    count: sums.reduce((sum, each) => sum + each.entries, 0),
  };
}
