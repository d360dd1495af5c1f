import { earlyCheckInFault, type StayHours } from '../availability/stay-hours.rules.ts';
import type { Database } from '../database/database.ts';
import type { Change, SaveServiceOutcome, ServiceContent } from './catalogue-content.rules.ts';
import { writeService } from './staff-catalogue.repository.ts';

/** Updates the given fields of a service. */
export async function updateService(
  deps: { database: Database; usualHours: StayHours },
  id: string,
  change: Change<ServiceContent>,
): Promise<SaveServiceOutcome> {
  const { checkInFrom } = change;
  const message = checkInFrom ? earlyCheckInFault(checkInFrom, deps.usualHours) : undefined;
  if (message !== undefined) return { ok: false, reason: 'check-in-from', message };
  const saved = await writeService(deps.database.prisma, id, change);
  return saved ? { ok: true, saved } : { ok: false, reason: 'not-found' };
}
