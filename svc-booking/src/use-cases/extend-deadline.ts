import { bookingReserved } from '@getaway/contracts/events/booking';
import { addMilliseconds, hourMs, type Clock } from '@getaway/kernel/instant';
import { recordHistory } from '../data/booking-history.repository.ts';
import { lockBooking } from '../data/bookings.repository.ts';
import type { Database } from '../data/database.ts';
import { moveDeadline } from '../data/reservations.repository.ts';
import { announceBooking } from './announce-booking.ts';
import type { UnpaidOutcome } from './mark-booking-paid.ts';

/** Keeps the nights of an unpaid reservation for longer; the guest hears of the new deadline. */
export async function extendDeadline(
  deps: { database: Database; now: Clock },
  input: { bookingId: string; hours: number; actor: string; correlationId: string },
): Promise<UnpaidOutcome> {
  return deps.database.transact(async (tx, sql) => {
    const booking = await lockBooking(tx, sql, { id: input.bookingId });
    if (!booking) return { ok: false, reason: 'not-found' };
    const { paymentDueAt } = booking;
    if (booking.status !== 'pending_payment' || paymentDueAt === null)
      return { ok: false, reason: 'not-awaiting-payment' };
    const now = deps.now();
    const later = addMilliseconds(paymentDueAt, input.hours * hourMs);
    const extended = await moveDeadline(tx, booking, later);
    if (!extended) throw new Error(`booking ${booking.id} moved under its lock`);
    await announceBooking(sql, bookingReserved, extended, { correlationId: input.correlationId, now });
    await recordHistory(tx, {
      bookingId: booking.id,
      at: now,
      actor: input.actor,
      action: 'deadline-extended',
      changes: [{ field: 'paymentDueAt', from: paymentDueAt.toISOString(), to: later.toISOString() }],
    });
    return { ok: true, booking: extended };
  });
}
