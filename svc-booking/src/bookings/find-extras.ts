import type { Tx } from '../database/database.ts';
import type { ChosenExtras } from './booking-details.rules.ts';
import { selectExtras } from './booking-extras.repository.ts';

/** The services and packages that a booking has now. */
export function findExtras(tx: Tx, bookingId: string): Promise<ChosenExtras> {
  return selectExtras(tx, bookingId);
}
