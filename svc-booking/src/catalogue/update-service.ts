import { earlyCheckInFault, type StayHours } from '../availability/stay-hours.rules.ts';
import { wouldOverwrite } from '@getaway/kernel/would-overwrite';
import type { Database } from '../database/database.ts';
import { type Change, type SaveServiceOutcome, type ServiceContent } from './catalogue-content.rules.ts';
import { lockService, writeService } from './staff-catalogue.repository.ts';

/** Updates the given fields of a service, unless somebody else has changed one since staff saw them as `before`. */
export async function updateService(
  deps: { database: Database; usualHours: StayHours },
  id: string,
  { before, ...change }: Change<ServiceContent> & { readonly before?: Change<ServiceContent> | undefined },
): Promise<SaveServiceOutcome> {
  const { checkInFrom } = change;
  const message = checkInFrom ? earlyCheckInFault(checkInFrom, deps.usualHours) : undefined;
  if (message !== undefined) return { ok: false, reason: 'check-in-from', message };
  return deps.database.transact(async (tx, sql): Promise<SaveServiceOutcome> => {
    const stored = await lockService(tx, sql, id);
    if (!stored) return { ok: false, reason: 'not-found' };
    if (before && wouldOverwrite(stored, before, change))
      return { ok: false, reason: 'changed', newest: stored };
    const saved = await writeService(tx, id, change);
    return saved ? { ok: true, saved } : { ok: false, reason: 'not-found' };
  });
}
