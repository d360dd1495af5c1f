import type { Database } from '../database/database.ts';
import type { RatePeriod } from './rate-period.rules.ts';
import { findPeriod, removePeriod } from './rate-periods.repository.ts';

export type DeleteRatePeriodOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'not-found' | 'changed-meanwhile' };

/** Deletes a period, unless a change came first. Bookings keep their price. */
export async function deleteRatePeriod(
  { database: { prisma } }: { database: Database },
  read: Pick<RatePeriod, 'id' | 'version'>,
): Promise<DeleteRatePeriodOutcome> {
  if (await removePeriod(prisma, read)) return { ok: true };
  return { ok: false, reason: (await findPeriod(prisma, read.id)) ? 'changed-meanwhile' : 'not-found' };
}
