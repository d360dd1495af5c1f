import type { Sql } from '@getaway/service-kit/sql';
import { selectEarlyServices } from './booking-openings.repository.ts';
import type { BookingRecord } from './booking-record.rules.ts';
import type { EarlyService } from './opening.rules.ts';

/** The services with an early check-in, where one of these bookings has extras at all. */
export async function findEarlyServices(
  sql: Sql,
  bookings: readonly Pick<BookingRecord, 'quote'>[],
): Promise<EarlyService[]> {
  const haveExtras = bookings.some(({ quote }) => quote.addOns.length + quote.packages.length > 0);
  return haveExtras ? selectEarlyServices(sql) : [];
}
