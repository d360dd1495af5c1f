import { centsFromDollars, type Cents } from '@getaway/kernel/money';
import { takeFreshNights, type FreshNightsDeps } from '../availability/take-fresh-nights.ts';
import type { GuestTerms, StaffBookingDeps } from '../bookings/staff-decision.ts';
import type { StaffRefusal } from '../bookings/staff-refusal.ts';
import { updateStaffBooking } from '../bookings/update-staff-booking.ts';
import { guestAuthor } from './guest-author.rules.ts';
import { whyNoChange, type OwnChange } from './own-change.rules.ts';
import { previewOwnChange, type OwnChangePreview } from './preview-own-change.ts';

export type ChangeOwnStayOutcome =
  | { readonly ok: true; readonly total: Cents; readonly refund: Cents; readonly due: Cents }
  /** It costs something else than the page showed, or has other terms. */
  | { readonly ok: false; readonly reason: 'other-total'; readonly preview: OwnChangePreview }
  | StaffRefusal;

/** How often a change that costs the same is tried again after another one of the booking was faster. */
const maxAttempts = 4;

/**
 * Moves a stay or adds extras for its guest, for exactly the total and the terms that the page showed. The change is based
 * on one revision of the booking, so that it takes back nothing that another tab or the house has just added.
 */
export async function changeOwnStay(
  deps: StaffBookingDeps & FreshNightsDeps,
  input: {
    readonly bookingId: string;
    readonly change: OwnChange;
    readonly shownTotal: Cents;
    /** Until when the page showed a full refund; null if there was none, undefined if it did not say. */
    readonly shownRefundableUntil?: string | null | undefined;
    readonly correlationId: string;
  },
): Promise<ChangeOwnStayOutcome> {
  const { bookingId: id, change, shownTotal, shownRefundableUntil, correlationId } = input;
  const guest: GuestTerms = {
    whyNot: (booking, now) => whyNoChange(change.kind, booking, now, deps.timeZone),
  };
  if (change.kind === 'move') await takeFreshNights(deps, change);
  for (let attempt = 1; ; attempt += 1) {
    const preview = await previewOwnChange(deps, id, change);
    if (!preview.ok) return preview;
    const refundableUntil = preview.refundableUntil?.toISOString() ?? null;
    const hasOtherTerms = shownRefundableUntil !== undefined && shownRefundableUntil !== refundableUntil;
    if (centsFromDollars(preview.quote.total) !== shownTotal || hasOtherTerms)
      return { ok: false, reason: 'other-total', preview };
    const { revision } = preview.booking;
    const decision = { id, revision, refund: undefined, actor: guestAuthor, guest, correlationId };
    const outcome = await updateStaffBooking(deps, decision, {
      ...preview.fields,
      previewedTotal: shownTotal,
      previewedNoticeHours: preview.noticeHours,
    });
    if (outcome.ok)
      return { ok: true, total: outcome.booking.total, refund: preview.refund, due: preview.due };
    const isOutdated = outcome.reason === 'changed-meanwhile' || outcome.reason === 'outdated-preview';
    if (!isOutdated || attempt === maxAttempts) return outcome;
  }
}
