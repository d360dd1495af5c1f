import type { Clock } from '@getaway/kernel/instant';
import { decimalFromCents } from '@getaway/kernel/money';
import type { BookingRecord } from '../data/booking-record.ts';
import { recordHistory } from '../data/booking-history.repository.ts';
import { lockBooking } from '../data/bookings.repository.ts';
import type { Database } from '../data/database.ts';
import type { Chance } from '../domain/booking/codes.ts';
import { confirmBooking } from './confirm-booking.ts';

export type UnpaidOutcome =
  | { readonly ok: true; readonly booking: BookingRecord }
  | { readonly ok: false; readonly reason: 'not-found' | 'not-awaiting-payment' };

/**
 * Confirms a reservation whose money staff have seen. When its 24 hours ran out first, nothing happens: the status
 * under the row's lock decides, for this and for the expiry alike.
 */
export async function markBookingPaid(
  deps: { database: Database; now: Clock; chance: Chance },
  input: { bookingId: string; actor: string; correlationId: string },
): Promise<UnpaidOutcome> {
  return deps.database.transact(async (tx, sql) => {
    const booking = await lockBooking(tx, sql, { id: input.bookingId });
    if (!booking) return { ok: false, reason: 'not-found' };
    if (booking.status !== 'pending_payment') return { ok: false, reason: 'not-awaiting-payment' };
    const now = deps.now();
    const context = { correlationId: input.correlationId, now, paid: booking.total };
    const confirmed = await confirmBooking(deps, tx, sql, booking, context);
    await recordHistory(tx, {
      bookingId: booking.id,
      at: now,
      actor: input.actor,
      action: 'marked-paid',
      changes: [
        { field: 'status', from: booking.status, to: confirmed.status },
        { field: 'paidTotal', from: decimalFromCents(booking.paid), to: decimalFromCents(confirmed.paid) },
      ],
    });
    return { ok: true, booking: confirmed };
  });
}
