import type { Sql } from '@getaway/service-kit/sql';
import type { Tx } from '../database/database.ts';
import type { BookingRecord } from './booking-record.rules.ts';
import { selectForUpdate, type BookingKey } from './bookings.repository.ts';

/**
 * Loads a booking and locks it until the transaction ends. Bookings are locked before promotion codes, nights
 * and refunds everywhere, so that two transactions cannot deadlock.
 */
export function lockBooking(tx: Tx, sql: Sql, by: BookingKey): Promise<BookingRecord | undefined> {
  return selectForUpdate(tx, sql, by);
}
