import { decimalFromCents, type Cents } from '@getaway/kernel/money';
import { catchRefusal } from '@getaway/service-kit/refusal';
import { applyStaffChange } from '../bookings/apply-staff-change.ts';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import { lockBooking } from '../bookings/lock-booking.ts';
import { recordHistory } from '../bookings/record-history.ts';
import type { GuestTerms, StaffBookingDeps } from '../bookings/staff-decision.ts';
import { StaffRefused, type StaffRefusal } from '../bookings/staff-refusal.ts';
import { endOpenPayment, refuseUnexpected } from '../payments/end-open-payment.ts';
import { guestAuthor } from './guest-author.rules.ts';
import { ownRefundOf, toReturnOnWire, type OwnRefund } from './own-refund.ts';
import { previewOwnCancellation } from './preview-own-cancellation.ts';
import { offerToCancel } from './stay-offers.rules.ts';

export type CancelOwnStayOutcome =
  | { readonly ok: true; readonly booking: BookingRecord; readonly refund: OwnRefund }
  /** Another amount would go back than the page showed. */
  | {
      readonly ok: false;
      readonly reason: 'other-refund';
      readonly booking: BookingRecord;
      readonly refund: OwnRefund;
    }
  | StaffRefusal;

/** Cancels a booking for its guest. What goes back is what the page showed, or nothing is changed. */
export async function cancelOwnStay(
  deps: StaffBookingDeps,
  input: { readonly bookingId: string; readonly shownRefund: Cents; readonly correlationId: string },
): Promise<CancelOwnStayOutcome> {
  const { bookingId: id, shownRefund, correlationId } = input;
  // Checked before a card payment is canceled at the provider, so that a refusal cancels none.
  const seen = await previewOwnCancellation(deps, id);
  if (!seen.ok) return seen;
  if (seen.refund.refund !== shownRefund)
    return { ok: false, reason: 'other-refund', booking: seen.booking, refund: seen.refund };
  const ended = await endOpenPayment(deps, seen.booking, correlationId);
  if (!ended.ok) return ended;
  const { revision } = seen.booking;
  const guest: GuestTerms = {
    whyNot: (booking, now) => offerToCancel(booking, now, deps.timeZone).whyNot ?? undefined,
  };
  const outcome = await catchRefusal(
    StaffRefused,
    deps.database.transact(async (tx, sql) => {
      const before = await lockBooking(tx, sql, { id });
      if (!before) throw new StaffRefused({ ok: false, reason: 'not-found' });
      refuseUnexpected(before, ended.expected, { revision });
      const now = deps.now();
      const refund = await ownRefundOf(tx, before, { now, timeZone: deps.timeZone });
      if (refund.refund !== shownRefund) throw new StaffRefused({ ok: false, reason: 'changed-meanwhile' });
      const toReturn = toReturnOnWire(refund);
      const terms: GuestTerms = {
        ...guest,
        ...(toReturn && { toReturn }),
        refundReason: refund.policy.reason,
      };
      const decision = {
        ...{ id, revision: undefined, actor: guestAuthor, guest: terms, correlationId },
        refund: refund.toCard > 0 ? ('policy' as const) : undefined,
      };
      const booking = await applyStaffChange(deps, { tx, sql, before }, decision, { status: 'cancelled' });
      if (refund.byHouse > 0)
        await recordHistory(tx, {
          bookingId: id,
          at: now,
          actor: guestAuthor,
          action: 'refund-due',
          changes: [{ field: 'refund', from: null, to: decimalFromCents(refund.byHouse) }],
        });
      return { ok: true as const, booking, refund };
    }),
  );
  if (outcome.ok || outcome.reason !== 'changed-meanwhile') return outcome;
  const fresh = await previewOwnCancellation(deps, id);
  return fresh.ok ? { ...fresh, ok: false, reason: 'other-refund' } : fresh;
}
