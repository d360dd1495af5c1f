import type { StaffPaymentLink } from '@getaway/contracts/http/payment-links';
import { lockBooking } from '../bookings/lock-booking.ts';
import { recordHistory } from '../bookings/record-history.ts';
import type { ConfirmDeps } from '../payments/confirm-paid-booking.ts';
import { endLinkPayment } from './end-link-payment.ts';
import { statusOfLink } from './linked-booking.rules.ts';
import { newestLink } from './payment-links.repository.ts';
import { readOffer } from './read-offer.ts';
import type { StaffLinkDeps } from './read-staff-link.ts';
import { showStaffLink } from './show-staff-link.ts';
import { withdrawLinks } from './withdraw-links.ts';

export type WithdrawLinkOutcome =
  | { readonly ok: true; readonly link: StaffPaymentLink }
  | { readonly ok: false; readonly reason: 'not-found' | 'already-paid' | 'payment-under-way' };

/** Withdraws the payment link of a booking, unless it was paid. A payment that its guest has started is canceled at the provider. */
export async function withdrawLink(
  deps: StaffLinkDeps & ConfirmDeps,
  input: { readonly bookingId: string; readonly actor: string; readonly correlationId: string },
): Promise<WithdrawLinkOutcome> {
  const outcome = await deps.database.transact(async (tx, sql): Promise<WithdrawLinkOutcome> => {
    const booking = await lockBooking(tx, sql, { id: input.bookingId });
    if (!booking) return { ok: false, reason: 'not-found' };
    const now = deps.now();
    const link = await newestLink(tx, booking.id);
    // It says so to its guest, and there is nothing left to prevent.
    if (link && statusOfLink(link, await readOffer(tx, booking, now), now) === 'paid')
      return { ok: false, reason: 'already-paid' };
    if ((await withdrawLinks(tx, [booking.id], now)) > 0)
      await recordHistory(tx, {
        bookingId: booking.id,
        at: now,
        actor: input.actor,
        action: 'payment-link-withdrawn',
        changes: [],
      });
    return { ok: true, link: await showStaffLink(tx, booking, { ...deps, now }) };
  });
  // Afterwards: from the withdrawal on, the link starts no other payment.
  const ended = outcome.ok && (await endLinkPayment(deps, input.bookingId, input.correlationId));
  return ended === 'under-way' ? { ok: false, reason: 'payment-under-way' } : outcome;
}
