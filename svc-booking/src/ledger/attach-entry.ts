import { bookingChanged } from '@getaway/contracts/events/booking';
import { decimalFromCents } from '@getaway/kernel/money';
import type { Clock } from '@getaway/kernel/instant';
import { advanceBooking } from '../bookings/advance-booking.ts';
import { lockBooking } from '../bookings/lock-booking.ts';
import { publishBookingEvent } from '../bookings/publish-booking-event.ts';
import { recordHistory } from '../bookings/record-history.ts';
import type { Database } from '../database/database.ts';
import { claimEntry, unclaimedEntry } from './ledger-entries.repository.ts';
import type { LedgerEntry } from './ledger-entry.rules.ts';

export type AttachOutcome =
  | { readonly ok: true; readonly entry: LedgerEntry; readonly guestName: string }
  /** No such entry, or it has a booking already. */
  | { readonly ok: false; readonly reason: 'not-unclaimed' }
  | { readonly ok: false; readonly reason: 'no-such-booking' };

/** Attaches money without a booking to the booking that it was paid for. */
export function attachEntry(
  { database, now: clock }: { database: Database; now: Clock },
  input: { entryId: string; bookingReference: string; actor: string; correlationId: string },
): Promise<AttachOutcome> {
  return database.transact(async (tx, sql) => {
    if (!(await unclaimedEntry(tx, input.entryId))) return { ok: false, reason: 'not-unclaimed' };
    const booking = await lockBooking(tx, sql, { bookingReference: input.bookingReference });
    if (!booking) return { ok: false, reason: 'no-such-booking' };
    const { id: bookingId, bookingReference, guestName } = booking;
    const entry = await claimEntry(tx, input.entryId, { bookingId, bookingReference });
    if (!entry) return { ok: false, reason: 'not-unclaimed' };
    const now = clock();
    const changes = [{ field: entry.kind, from: null, to: decimalFromCents(entry.amount) }];
    await recordHistory(tx, { bookingId, at: now, actor: input.actor, action: 'payment-attached', changes });
    const after = await advanceBooking(tx, bookingId);
    await publishBookingEvent(sql, bookingChanged, after, { correlationId: input.correlationId, now });
    return { ok: true, entry, guestName };
  });
}
