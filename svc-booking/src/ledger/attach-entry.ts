import { decimalFromCents } from '@getaway/kernel/money';
import type { Clock } from '@getaway/kernel/instant';
import type { RandomInt } from '../bookings/booking-codes.rules.ts';
import { lockBooking } from '../bookings/lock-booking.ts';
import { recordHistory } from '../bookings/record-history.ts';
import type { Database } from '../database/database.ts';
import { claimPayment, lockUnclaimed, unclaimedEntry } from './ledger-entries.repository.ts';
import type { LedgerEntry } from './ledger-entry.rules.ts';
import { settleBooking } from './settle-booking.ts';

export type AttachOutcome =
  | { readonly ok: true; readonly entry: LedgerEntry; readonly guestName: string }
  /** No such entry, or it has a booking already. */
  | { readonly ok: false; readonly reason: 'not-unclaimed' }
  | { readonly ok: false; readonly reason: 'no-such-booking' };

/** Attaches money without a booking to the booking that it was paid for. */
export function attachEntry(
  deps: { database: Database; now: Clock; randomInt: RandomInt; timeZone: string },
  input: { entryId: string; bookingReference: string; actor: string; correlationId: string },
): Promise<AttachOutcome> {
  return deps.database.transact(async (tx, sql) => {
    const unclaimed = await unclaimedEntry(tx, input.entryId);
    if (!unclaimed?.paymentIntentId) return { ok: false, reason: 'not-unclaimed' };
    const booking = await lockBooking(tx, sql, { bookingReference: input.bookingReference });
    if (!booking) return { ok: false, reason: 'no-such-booking' };
    const { id: bookingId, bookingReference, guestName } = booking;
    // First the lock, so that what a dispute enters meanwhile is seen and taken along.
    await lockUnclaimed(sql, unclaimed.paymentIntentId);
    const entry = await claimPayment(tx, unclaimed.paymentIntentId, { bookingId, bookingReference });
    if (!entry) return { ok: false, reason: 'not-unclaimed' };
    const now = deps.now();
    const changes = [{ field: entry.kind, from: null, to: decimalFromCents(entry.amount) }];
    await recordHistory(tx, { bookingId, at: now, actor: input.actor, action: 'payment-attached', changes });
    await settleBooking(deps, { tx, sql }, booking, input.correlationId);
    return { ok: true, entry, guestName };
  });
}
