import { dateInZone } from '@getaway/kernel/calendar-date';
import { sqlOfPrisma, type Sql } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import { dateEntries } from '../ledger/date-entries.ts';
import {
  addTaxShares,
  hasTaxNotices,
  lockTaxShares,
  sharedSoFar,
  takeTaxNotices,
  unsharedEntries,
  type TaxNotice,
} from './tax-notices.repository.ts';
import { shareOutTax } from './tax-shares.rules.ts';

/** So many are worked off in one transaction. */
const batchSize = 2_000;

/** Shares out the tax of everything that triggers noticed, until nothing is left. */
export async function shareOutNoticedTax(deps: { database: Database; timeZone: string }): Promise<void> {
  const { database, timeZone } = deps;
  await dateEntries(deps);
  while (await hasTaxNotices(sqlOfPrisma(database.prisma)))
    await database.transactPlain(async (sql) => {
      await lockTaxShares(sql);
      await shareOutBatch(sql, await takeTaxNotices(sql, batchSize), timeZone);
    });
}

async function shareOutBatch(sql: Sql, notices: readonly TaxNotice[], timeZone: string): Promise<void> {
  const byBooking = Map.groupBy(notices, ({ bookingReference }) => bookingReference);
  const references = [...byBooking.keys()];
  const entries = await unsharedEntries(sql, references);
  const shared = await sharedSoFar(sql, references);
  const shares = [...byBooking].flatMap(([bookingReference, ofBooking]) => {
    const known = ofBooking.findLast(({ terms }) => terms !== undefined) ?? ofBooking.at(-1);
    return shareOutTax({
      terms: known?.terms,
      shared: shared.get(bookingReference),
      entries: entries.get(bookingReference) ?? [],
      amendedOn: dateInZone(known?.noticedAt ?? new Date(0), timeZone),
    }).map((share) => ({ ...share, bookingReference }));
  });
  if (shares.length > 0) await addTaxShares(sql, shares);
}
