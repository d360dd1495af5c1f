import { bookingReserved } from '@getaway/contracts/events/booking';
import { addMilliseconds, hourMs, type Clock } from '@getaway/kernel/instant';
import { recordHistory } from '../bookings/record-history.ts';
import { findBooking } from '../bookings/find-booking.ts';
import { lockBooking } from '../bookings/lock-booking.ts';
import type { Database } from '../database/database.ts';
import { moveDeadline } from './reservations.repository.ts';
import { checkInInstant } from './reservation-deadline.rules.ts';
import { publishBookingEvent } from '../bookings/publish-booking-event.ts';
import type { UnpaidOutcome } from '../payments/mark-booking-paid.ts';

/** A reservation waits for its payment until check-in at the latest. */
export type ExtendOutcome = UnpaidOutcome | { readonly ok: false; readonly reason: 'due-at-check-in' };

/**
 * Extends the deadline of an unpaid reservation, at most until check-in, and notifies the guest. Refuses when
 * the deadline is already at check-in.
 */
export async function extendDeadline(
  deps: { database: Database; now: Clock; timeZone: string },
  input: { bookingId: string; hours: number; actor: string; correlationId: string },
): Promise<ExtendOutcome> {
  return deps.database.transact(async (tx, sql) => {
    const booking = await lockBooking(tx, sql, { id: input.bookingId });
    if (!booking) return { ok: false, reason: 'not-found' };
    const { paymentDueAt } = booking;
    if (booking.status !== 'pending_payment' || paymentDueAt === null)
      return { ok: false, reason: 'not-awaiting-payment' };
    const now = deps.now();
    const checkIn = checkInInstant(booking, deps.timeZone);
    if (paymentDueAt >= checkIn) return { ok: false, reason: 'due-at-check-in' };
    const asked = addMilliseconds(paymentDueAt, input.hours * hourMs);
    const later = asked < checkIn ? asked : checkIn;
    const isMoved = await moveDeadline(tx, booking, later);
    const extended = isMoved ? await findBooking(tx, { id: booking.id }) : undefined;
    if (!extended) throw new Error(`booking ${booking.id} moved under its lock`);
    await publishBookingEvent(sql, bookingReserved, extended, { correlationId: input.correlationId, now });
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
