import type { Tx } from '../database/database.ts';
import { bookingReference, type RandomInt } from './booking-codes.rules.ts';
import type { BookingRecord } from './booking-record.rules.ts';
import type { Origin, UnpaidStay } from './unpaid-stay.rules.ts';
import { insertUnpaidStay, overwriteHold } from './unpaid-stays.repository.ts';

/**
 * Writes a stay that a guest has claimed: over the hold that their browser has, which is locked, or as a new
 * booking under `holdId`. Undefined gets a new one.
 */
export function storeUnpaidStay(
  deps: { tx: Tx; newId: () => string; randomInt: RandomInt },
  stay: UnpaidStay,
  at: Origin & { readonly existing: BookingRecord | undefined; readonly holdId: string | undefined },
): Promise<BookingRecord> {
  const { existing, holdId = deps.newId(), heldFrom, heldNetwork } = at;
  if (existing) return overwriteHold(deps.tx, stay);
  const identity = { holdId, bookingReference: bookingReference(deps.randomInt), heldFrom, heldNetwork };
  return insertUnpaidStay(deps.tx, stay, identity);
}
