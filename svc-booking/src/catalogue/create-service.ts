import { earlyCheckInFault, type StayHours } from '../availability/stay-hours.rules.ts';
import type { Database } from '../database/database.ts';
import type { SaveServiceOutcome, ServiceContent } from './catalogue-content.rules.ts';
import { insertService } from './staff-catalogue.repository.ts';

/** Adds a service to the catalog. */
export async function createService(
  deps: { database: Database; usualHours: StayHours },
  content: ServiceContent,
): Promise<SaveServiceOutcome> {
  const { checkInFrom } = content;
  const message = checkInFrom ? earlyCheckInFault(checkInFrom, deps.usualHours) : undefined;
  if (message !== undefined) return { ok: false, reason: 'check-in-from', message };
  return { ok: true, saved: await insertService(deps.database.prisma, content) };
}
