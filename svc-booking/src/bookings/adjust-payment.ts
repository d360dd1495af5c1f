import { catchRefusal } from '@getaway/service-kit/refusal';
import { decimalFromCents, type Cents } from '@getaway/kernel/money';
import { recordHistory } from './record-history.ts';
import { lockBooking } from './lock-booking.ts';
import { advanceRevision } from './staff-bookings.repository.ts';
import { findRefundUnder, refundAmount } from '../payments/refund-booking.ts';
import { isStale, type KeyedDecision, type StaffBookingDeps } from './staff-decision.ts';
import { StaffRefused, type StaffRefusal } from './staff-refusal.ts';

export type AdjustOutcome =
  | { readonly ok: true; readonly id: string; readonly createdAt: Date; readonly left: Cents }
  | StaffRefusal;

/** Refunds a part of a card payment, for example after a change that made the stay cheaper. */
export function adjustPayment(
  deps: StaffBookingDeps,
  decision: KeyedDecision & {
    amount: Cents;
    note: string | undefined;
    /** The ledger entry of the card payment that staff chose. */
    paymentId: string | undefined;
  },
): Promise<AdjustOutcome> {
  return catchRefusal(
    StaffRefused,
    deps.database.transact(async (tx, sql) => {
      const booking = await lockBooking(tx, sql, { id: decision.id });
      if (!booking) throw new StaffRefused({ ok: false, reason: 'not-found' });
      const repeated = await findRefundUnder(tx, booking, decision.key);
      if (repeated) return { ok: true as const, ...repeated };
      if (isStale(booking, decision)) throw new StaffRefused({ ok: false, reason: 'changed-meanwhile' });
      const { amount, note, paymentId, actor, key: actKey } = decision;
      const chosen = { amount, paymentId, reason: 'adjustment', actor, actKey } as const;
      const refund = await refundAmount(tx, booking, chosen);
      await advanceRevision(tx, booking.id);
      const changes = [
        { field: 'refund', from: null, to: decimalFromCents(amount) },
        ...(note === undefined ? [] : [{ field: 'note', from: null, to: note }]),
      ];
      await recordHistory(tx, {
        bookingId: booking.id,
        at: deps.now(),
        actor,
        action: 'refunded',
        changes,
      });
      return { ok: true as const, ...refund };
    }),
  );
}
