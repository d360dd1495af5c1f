import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import { dateUndatedEntries } from './ledger-entries.repository.ts';

/** Gives entries that the database added their day in the property's time zone. */
export function dateEntries({ database, timeZone }: { database: Database; timeZone: string }): Promise<void> {
  return dateUndatedEntries(sqlOfPrisma(database.prisma), timeZone);
}
