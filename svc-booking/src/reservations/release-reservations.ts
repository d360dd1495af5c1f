import { cancelReservation } from './cancel-reservation.ts';
import { findBooking } from '../bookings/find-booking.ts';
import { lockReservations } from './reservations.repository.ts';
import type { ConfirmDeps } from '../payments/confirm-paid-booking.ts';
import { endOpenPayment } from '../payments/end-open-payment.ts';

/**
 * Cancels unpaid reservations in one transaction, each with its history, event and email. A reservation that
 * was paid, ended or changed in the meantime, or whose open card payment cannot be canceled, is left
 * unchanged and returned by id.
 */
export async function releaseReservations(
  deps: ConfirmDeps,
  input: { bookingIds: readonly string[]; actor: string; correlationId: string },
): Promise<{ released: string[]; skipped: string[] }> {
  const { actor, correlationId } = input;
  for (const id of input.bookingIds) await endCardPayment(deps, id, correlationId);
  return deps.database.transact(async (tx, sql) => {
    const released = await lockReservations(sql, input.bookingIds);
    const now = deps.now();
    for (const id of released) {
      const booking = await findBooking(tx, { id: id });
      if (!booking) throw new Error(`booking ${id} vanished under its lock`);
      await cancelReservation(tx, sql, booking, {
        correlationId,
        now,
        endReason: 'staff',
        actor,
        action: 'released',
      });
    }
    return { released, skipped: input.bookingIds.filter((id) => !released.includes(id)) };
  });
}

/** A payment that stays open prevents the release of its reservation (see `lockReservations`). */
async function endCardPayment(deps: ConfirmDeps, id: string, correlationId: string): Promise<void> {
  const booking = await findBooking(deps.database.prisma, { id: id });
  if (booking?.status === 'pending_payment') await endOpenPayment(deps, booking, correlationId);
}
