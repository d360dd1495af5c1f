import type { Cents } from '@getaway/kernel/money';
import { lockBooking } from '../bookings/lock-booking.ts';
import { startPayment, type StartDeps, type StartPaymentOutcome } from '../payment-links/start-payment.ts';
import { payOffer } from './pay-offer.rules.ts';

export type PayOwnStayOutcome =
  | Extract<StartPaymentOutcome, { readonly ok: true }>
  | { readonly ok: false; readonly reason: 'not-found' | 'payment-under-way' | 'too-small' }
  | { readonly ok: false; readonly reason: 'not-possible-now'; readonly whyNot: string }
  /** The page shows another amount than the one that is due. */
  | { readonly ok: false; readonly reason: 'other-amount'; readonly amount: Cents };

/** Prepares the card payment of what a booking owes, for the amount that its guest's page shows. */
export async function payOwnStay(
  deps: StartDeps,
  input: { readonly bookingId: string; readonly shownAmount: string; readonly correlationId: string },
): Promise<PayOwnStayOutcome> {
  const { bookingId, ...rest } = input;
  const started = await startPayment(deps, {
    ...rest,
    fromStay: true,
    lock: (tx, sql) => lockBooking(tx, sql, { id: bookingId }),
    isOpen: (booking, outcome, now) => payOffer(booking, outcome, now).allowed,
  });
  if (started.ok) return started;
  switch (started.reason) {
    case 'unknown':
      return { ok: false, reason: 'not-found' };
    case 'not-open':
    case 'other-amount': {
      const { whyNot, amount } = payOffer(started.booking, started.outcome, started.now);
      return whyNot === null
        ? { ok: false, reason: 'other-amount', amount }
        : { ok: false, reason: 'not-possible-now', whyNot };
    }
    default:
      return { ok: false, reason: started.reason };
  }
}
