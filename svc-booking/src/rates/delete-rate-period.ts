import type { Database } from '../database/database.ts';
import { recordRateChange, type RateActor } from './history/record-rate-change.ts';
import type { RatePeriod } from './rate-period.rules.ts';
import { findPeriod, removePeriod } from './rate-periods.repository.ts';

export type DeleteRatePeriodOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'not-found' | 'changed-meanwhile' };

/** Deletes a period, unless a change came first. Bookings keep their price. */
export function deleteRatePeriod(
  { database, ...by }: RateActor & { database: Database },
  read: Pick<RatePeriod, 'id' | 'version'>,
): Promise<DeleteRatePeriodOutcome> {
  return database.transact(async (tx) => {
    const before = await findPeriod(tx, read.id);
    if (!before) return { ok: false, reason: 'not-found' };
    if (!(await removePeriod(tx, read))) return { ok: false, reason: 'changed-meanwhile' };
    await recordRateChange(tx, by, 'deleted', { periods: [{ before, after: null }] });
    return { ok: true };
  });
}
