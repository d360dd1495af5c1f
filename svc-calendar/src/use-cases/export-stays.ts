import { listBlockedNights } from '../data/blocked-nights.repository.ts';
import type { Database } from '../data/database.ts';
import { listExportedStays } from '../data/direct-stays.repository.ts';
import { fullBlock, redactedBlock } from '../domain/blocked-entry.ts';
import { fullEntry, redactedEntry } from '../domain/calendar-entry.ts';
import { writeCalendar } from '../ical/write-calendar.ts';

export type Detail = 'full' | 'redacted';

/** Our own stays and the blocked nights as an iCalendar; `redacted` carries no guest data. */
export async function exportStays(
  deps: { database: Database; propertyName: string },
  detail: Detail,
): Promise<string> {
  const { prisma } = deps.database;
  const [stays, blocks] = await Promise.all([listExportedStays(prisma), listBlockedNights(prisma)]);
  return writeCalendar(deps.propertyName, [
    ...stays.map(detail === 'full' ? fullEntry : redactedEntry),
    ...blocks.map(detail === 'full' ? fullBlock : redactedBlock),
  ]);
}
