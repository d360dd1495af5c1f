import { centsFromDollars } from '@getaway/kernel/money';
import { catchRefusal } from '@getaway/service-kit/refusal';
import type { BookingRecord } from './booking-record.rules.ts';
import { findExtras } from './find-extras.ts';
import { findBooking } from './find-booking.ts';
import { lockBooking } from './lock-booking.ts';
import { returnsOf } from '../ledger/sum-returned.ts';
import type { RefundedBooking } from './read-staff-booking.ts';
import { applyDetails } from './booking-details.rules.ts';
import { applyStaffChange, type StaffBookingChange } from './apply-staff-change.ts';
import { endLinkPayment } from '../payment-links/end-link-payment.ts';
import { endOpenPayment, refuseUnexpected } from '../payments/end-open-payment.ts';
import { previewStaffChange } from './preview-staff-change.ts';
import { isSameStay } from '../pricing/reprice-booking.ts';
import { isStale, whyNotForGuest, type RefundingDecision, type StaffBookingDeps } from './staff-decision.ts';
import { StaffRefused, type StaffRefusal } from './staff-refusal.ts';

export type UpdateStaffBookingOutcome = ({ readonly ok: true } & RefundedBooking) | StaffRefusal;

/** Applies a change. What staff saw in its preview is what is saved; if that is outdated, they get the new one. */
export async function updateStaffBooking(
  deps: StaffBookingDeps,
  decision: RefundingDecision,
  change: StaffBookingChange,
): Promise<UpdateStaffBookingOutcome> {
  const outcome = await applyToBooking(deps, decision, change);
  const isOutdated = !outcome.ok && outcome.reason === 'changed-meanwhile';
  if (!isOutdated || change.previewedTotal === undefined) return outcome;
  const preview = await previewStaffChange(deps, decision.id, change);
  return preview.ok ? { ok: false, reason: 'outdated-preview', preview } : outcome;
}

/**
 * Applies the fields that staff sent to a booking: nights, price, money, history and event in one
 * transaction.
 */
async function applyToBooking(
  deps: StaffBookingDeps,
  decision: RefundingDecision,
  change: StaffBookingChange,
): Promise<UpdateStaffBookingOutcome> {
  const seen = await findBooking(deps.database.prisma, { id: decision.id });
  if (!seen) return { ok: false, reason: 'not-found' };
  if (isStale(seen, decision)) return { ok: false, reason: 'changed-meanwhile' };
  const refused = whyNotForGuest(decision, seen, deps.now());
  if (refused) return refused;
  // Checked before any card payment is canceled, so that a refusal cancels none.
  if (!(await costsAsPreviewed(deps, seen.id, change))) return { ok: false, reason: 'changed-meanwhile' };
  const ended = (await isOutdatedBy(deps, seen, change))
    ? await endOpenPayment(deps, seen, decision.correlationId)
    : undefined;
  if (ended?.ok === false) return ended;
  // A balance that the guest is paying by link may be another one after the change.
  if (!ended && (await endLinkPayment(deps, seen.id, decision.correlationId)) === 'under-way')
    return { ok: false, reason: 'payment-under-way' };
  const outcome = await catchRefusal(
    StaffRefused,
    deps.database.transact(async (tx, sql) => {
      const before = await lockBooking(tx, sql, { id: decision.id });
      if (!before) throw new StaffRefused({ ok: false, reason: 'not-found' });
      if (ended) refuseUnexpected(before, ended.expected, decision);
      else if (isStale(before, decision)) throw new StaffRefused({ ok: false, reason: 'changed-meanwhile' });
      const booking = await applyStaffChange(deps, { tx, sql, before }, decision, change);
      return { ok: true as const, booking };
    }),
  );
  if (!outcome.ok) return outcome;
  return { ...outcome, returns: await returnsOf(deps.database.prisma, decision.id) };
}

/** Whether the change still costs what staff saw in the preview, if they sent it. */
async function costsAsPreviewed(
  deps: StaffBookingDeps,
  id: string,
  { previewedTotal, ...change }: StaffBookingChange,
): Promise<boolean> {
  if (previewedTotal === undefined) return true;
  const preview = await previewStaffChange(deps, id, change);
  return !preview.ok || centsFromDollars(preview.quote.total) === previewedTotal;
}

/** Whether an open payment at the provider would no longer match the booking after the change. */
async function isOutdatedBy(
  deps: StaffBookingDeps,
  seen: BookingRecord,
  change: StaffBookingChange,
): Promise<boolean> {
  if (seen.status !== 'pending' && seen.status !== 'pending_payment') return false;
  if (change.status !== undefined && change.status !== seen.status) return true;
  const extras = await findExtras(deps.database.prisma, seen);
  const { addOnIds = extras.addOnIds, packageIds = extras.packageIds } = change;
  return !isSameStay(seen, extras, { ...applyDetails(seen, change), addOnIds, packageIds });
}
