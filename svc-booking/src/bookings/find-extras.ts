import type { Tx } from '../database/database.ts';
import type { BookingRecord } from './booking-record.rules.ts';
import type { ChosenExtras } from './booking-details.rules.ts';
import { selectExtras } from './booking-extras.repository.ts';

/** The services and packages that a booking has now, in the order of its accepted price. */
export function findExtras(tx: Tx, booking: Pick<BookingRecord, 'id' | 'quote'>): Promise<ChosenExtras> {
  return selectExtras(tx, booking);
}
