import type { LinkedBooking } from '@getaway/contracts/http/payment-links';
import { lockBooking } from '../bookings/lock-booking.ts';
import { findLink } from './find-link.ts';
import { linkedBooking, statusOfLink } from './linked-booking.rules.ts';
import type { PaymentLink } from './payment-link.rules.ts';
import { startPayment, type StartDeps, type StartPaymentOutcome } from './start-payment.ts';

export type StartLinkPaymentOutcome =
  | Extract<StartPaymentOutcome, { readonly ok: true }>
  | { readonly ok: false; readonly reason: 'unknown-link' | 'payment-under-way' | 'too-small' }
  /** Expired, withdrawn, paid, or its booking has ended. */
  | { readonly ok: false; readonly reason: 'not-open'; readonly link: LinkedBooking }
  /** The page shows another amount than the one that is due. */
  | { readonly ok: false; readonly reason: 'other-amount'; readonly link: LinkedBooking };

/** Prepares the card payment of a link. */
export async function startLinkPayment(
  deps: StartDeps,
  input: {
    readonly token: string;
    /** What the page shows. */
    readonly shownAmount: string;
    readonly correlationId: string;
  },
): Promise<StartLinkPaymentOutcome> {
  const { token, ...rest } = input;
  let link: PaymentLink | undefined;
  const started = await startPayment(deps, {
    ...rest,
    fromStay: false,
    lock: async (tx, sql) => {
      link = await findLink(tx, token);
      return link && lockBooking(tx, sql, { id: link.bookingId });
    },
    isOpen: (_booking, outcome, now) => link !== undefined && statusOfLink(link, outcome, now) === 'open',
  });
  if (started.ok) return started;
  switch (started.reason) {
    case 'unknown':
      return { ok: false, reason: 'unknown-link' };
    case 'not-open':
    case 'other-amount': {
      const { reason, booking, outcome, now } = started;
      return link
        ? { ok: false, reason, link: linkedBooking(link, booking, outcome, now) }
        : { ok: false, reason: 'unknown-link' };
    }
    default:
      return { ok: false, reason: started.reason };
  }
}
