import { catchRefusal } from '@getaway/service-kit/refusal';
import { bookingDeleted } from '@getaway/contracts/events/booking';
import { decimalFromCents, zeroCents, type Cents } from '@getaway/kernel/money';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import { recordHistory } from './record-history.ts';
import { findBooking } from './find-booking.ts';
import { lockBooking } from './lock-booking.ts';
import { giveBackPromoUse } from '../promo-codes/give-back-promo-use.ts';
import { removeBooking } from './staff-bookings.repository.ts';
import { snapshot } from './booking-changes.ts';
import { sumReturnedOf } from '../ledger/sum-returned.ts';
import { endOpenPayment, refuseUnexpected } from '../payments/end-open-payment.ts';
import { refundChosen } from '../payments/refund-booking.ts';
import { isStale, type RefundingDecision, type StaffBookingDeps } from './staff-decision.ts';
import { StaffRefused, type StaffRefusal } from './staff-refusal.ts';

/**
 * Deletes a booking. Its nights become available, its history and refunds stay, and other services delete
 * their copies.
 */
export async function deleteBooking(
  deps: StaffBookingDeps,
  decision: RefundingDecision,
): Promise<{ readonly ok: true } | StaffRefusal> {
  const seen = await findBooking(deps.database.prisma, { id: decision.id });
  if (!seen) return { ok: false, reason: 'not-found' };
  if (isStale(seen, decision)) return { ok: false, reason: 'changed-meanwhile' };
  const ended = await endOpenPayment(deps, seen, decision.correlationId);
  if (!ended.ok) return ended;
  return catchRefusal(
    StaffRefused,
    deps.database.transact(async (tx, sql) => {
      const booking = await lockBooking(tx, sql, { id: decision.id });
      if (!booking) throw new StaffRefused({ ok: false, reason: 'not-found' });
      // A payment that arrives in the meantime must be handled first: without its booking nothing would
      // refund the money.
      refuseUnexpected(booking, ended.expected, decision);
      const returned = await sumReturnedOf(tx, booking.id);
      if (isUndecided({ paid: booking.paid, returned }, decision))
        throw new StaffRefused({ ok: false, reason: 'booking-paid' });
      const { id: bookingId, bookingReference, checkInDate, checkOutDate } = booking;
      const { actor, correlationId, refund: choice } = decision;
      const now = deps.now();
      const refunded = choice
        ? await refundChosen(tx, booking, { choice, actor, now, timeZone: deps.timeZone })
        : zeroCents;
      if (booking.paid === 0) await giveBackPromoUse(tx, sql, booking);
      const changes = [
        ...snapshot(booking, 'from'),
        ...(refunded > 0 ? [{ field: 'refund', from: null, to: decimalFromCents(refunded) }] : []),
      ];
      await recordHistory(tx, { bookingId, at: now, actor, action: 'deleted', changes });
      await removeBooking(tx, bookingId);
      await appendEvent(
        sql,
        bookingDeleted,
        {
          entityId: bookingId,
          revision: booking.revision + 1,
          bookingReference,
          checkInDate,
          checkOutDate,
          deletedAt: now.toISOString(),
        },
        { correlationId, now },
      );
      return { ok: true as const };
    }),
  );
}

/** Deleting a booking with money left requires its current revision, or a choice about the refund. */
function isUndecided(
  { paid, returned }: { paid: Cents; returned: Cents },
  { revision, refund }: RefundingDecision,
): boolean {
  return paid > returned && revision === undefined && refund === undefined;
}
