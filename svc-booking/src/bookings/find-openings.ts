import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Tx } from '../database/database.ts';
import { selectOpenings } from './booking-openings.repository.ts';

/** The early check-in, HH:MM, that the extras of each booking include; null without one. */
export function findOpenings(
  tx: Tx,
  bookingIds: readonly string[],
): Promise<(bookingId: string) => string | null> {
  return selectOpenings({ tx, sql: sqlOfPrisma(tx) }, bookingIds);
}
