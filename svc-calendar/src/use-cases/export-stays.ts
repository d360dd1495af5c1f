import type { Database } from '../data/database.ts';
import { listExportedStays } from '../data/direct-stays.repository.ts';
import { fullEntry, redactedEntry } from '../domain/calendar-entry.ts';
import { writeCalendar } from '../ical/write-calendar.ts';

export type Detail = 'full' | 'redacted';

/** Our own stays as an iCalendar; `redacted` carries no guest data. */
export async function exportStays(
  deps: { database: Database; propertyName: string },
  detail: Detail,
): Promise<string> {
  const stays = await listExportedStays(deps.database.prisma);
  return writeCalendar(deps.propertyName, stays.map(detail === 'full' ? fullEntry : redactedEntry));
}
