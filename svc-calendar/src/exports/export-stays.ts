import type { Property } from '@getaway/property';
import type { Database } from '../database/database.ts';
import { listBlockedNights, listExportedStays } from './exported-stays.repository.ts';
import { fullBlock, redactedBlock } from './blocked-entry.rules.ts';
import { fullEntry, redactedEntry } from './calendar-entry.rules.ts';
import { writeCalendar } from '../ical/write-calendar.ts';

export type Detail = 'full' | 'redacted';

/** Our own stays and the blocked nights as an iCalendar file; `redacted` contains no guest data. */
export async function exportStays(
  deps: { database: Database; property: Pick<Property, 'name' | 'checkIn'> },
  detail: Detail,
): Promise<string> {
  const { property, database } = deps;
  const { prisma } = database;
  const [stays, blocks] = await Promise.all([listExportedStays(prisma), listBlockedNights(prisma)]);
  return writeCalendar(property.name, [
    ...stays.map((stay) =>
      detail === 'full' ? fullEntry(stay, property.checkIn.time) : redactedEntry(stay),
    ),
    ...blocks.map(detail === 'full' ? fullBlock : redactedBlock),
  ]);
}
