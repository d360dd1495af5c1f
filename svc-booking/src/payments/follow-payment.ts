import type { Cents } from '@getaway/kernel/money';
import { enterCardPayment } from '../ledger/enter-card-payment.ts';
import { findPayment } from '../ledger/find-payment.ts';
import { findBooking } from '../bookings/find-booking.ts';
import { closeLinkPayment } from '../payment-links/close-link-payment.ts';
import { enterLinkPayment } from '../payment-links/enter-link-payment.ts';
import { forgetPaymentIntent } from './payment-intents.repository.ts';
import { confirmPaidBooking, type ConfirmDeps } from './confirm-paid-booking.ts';

/**
 * Updates a booking from the provider's current state of its payment. The content of the event is ignored, so
 * events may be late, duplicated or out of order, and all but one may be lost.
 */
export async function followPayment(
  deps: ConfirmDeps,
  input: { paymentIntentId: string; correlationId: string },
): Promise<void> {
  const { prisma } = deps.database;
  // A payment that was handled before is final; from there on staff decide.
  if (await findPayment(prisma, input.paymentIntentId)) return;
  const payment = await deps.payments.read(input.paymentIntentId);
  // Only now: the news of a new intent may be faster than its booking is stored, but no guest can pay before.
  const booking = await findBooking(prisma, { paymentIntentId: input.paymentIntentId });
  switch (payment?.status) {
    case 'succeeded':
      if (booking) await confirmPaidBooking(deps, input);
      else if (!(await enterLinkPayment(deps, payment, input.correlationId)))
        await keepUnclaimedPayment(deps, payment);
      return;
    case 'cancelled':
      if (!booking) return closeLinkPayment(deps, payment.id);
      // Canceled at the provider: the hold lives on until it expires, and its next step creates another
      // intent.
      await forgetPaymentIntent(prisma, booking.id, payment.id);
      return;
    case 'open':
    case 'processing':
    case undefined:
      return;
    default:
      payment satisfies never;
  }
}

/** A payment whose booking is unknown, for example after a restored backup, waits in the ledger for staff. */
async function keepUnclaimedPayment(
  { database, now, timeZone }: ConfirmDeps,
  payment: { id: string; paid: Cents; bookingReference: string | undefined },
): Promise<void> {
  const { bookingReference: namedReference } = payment;
  // The host's account may have other business.
  if (namedReference === undefined) return;
  await enterCardPayment(database.prisma, payment, {
    booking: undefined,
    namedReference,
    now: now(),
    timeZone,
  });
}
