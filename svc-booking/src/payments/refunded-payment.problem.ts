import { decimalFromCents } from '@getaway/kernel/money';
import { Problem } from '@getaway/service-kit/problem';
import type { ConfirmOutcome } from './confirm-paid-booking.ts';

/** Maps the reason for a full refund without a booking to a problem. */
export function refundProblem({ cause, amount }: Extract<ConfirmOutcome, { status: 'refunding' }>): Problem {
  switch (cause) {
    case 'nights-taken':
      return new Problem('dates-taken', {
        detail:
          'Another guest booked these dates first, before your payment went through. You’re being refunded in full.',
      });
    case 'hold-ended':
      return new Problem('dates-taken', {
        detail:
          'Your payment arrived after your hold ended, and the dates were already booked. You’re being refunded in full.',
      });
    case 'other-amount':
      return new Problem('booking-cancelled', {
        detail:
          'The amount you paid isn’t the total of this booking, so we couldn’t confirm it. You’re being refunded in full.',
        members: { status: 'cancelled', refunded: decimalFromCents(amount) },
      });
    default:
      return cause satisfies never;
  }
}
