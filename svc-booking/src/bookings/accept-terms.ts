import type { Tx } from '../database/database.ts';
import type { BookingRecord } from './booking-record.rules.ts';
import { storeAcceptance } from './bookings.repository.ts';

/** Records that the guest of a hold presses Complete now, which accepts the terms that its page showed. */
export function acceptTerms(tx: Tx, shown: Pick<BookingRecord, 'id' | 'revision'>, now: Date): Promise<void> {
  return storeAcceptance(tx, shown, now);
}
