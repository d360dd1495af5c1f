import { Problem } from '@getaway/service-kit/problem';
import type { PayReservationOutcome } from '../payments/pay-reservation.ts';
import type { ReserveStayOutcome } from './reserve-stay.ts';
import { claimProblem } from '../holds/claim-stay.problem.ts';

type ReserveRefusal = Extract<ReserveStayOutcome | PayReservationOutcome, { ok: false }>;

/** Maps the reason why a stay could not be reserved, or its reservation not paid by card, to a problem. */
export function reserveProblem(refusal: ReserveRefusal): Problem {
  switch (refusal.reason) {
    case 'card-under-way':
      return new Problem('payment-incomplete', {
        detail:
          'Your card payment for these dates is still being processed. Please wait a moment and try again.',
      });
    case 'reservation-ended':
      return new Problem('hold-ended', { detail: 'Your reservation has expired. You haven’t been charged.' });
    case 'already-reserved':
      return new Problem('already-reserved', {
        detail: `You’ve already reserved these dates (${refusal.bookingReference}). To change your reservation, please contact us.`,
      });
    case 'link-used':
      return new Problem('link-expired', {
        detail: 'The reservation from this link has ended. To stay with us, please book again.',
      });
    default:
      return claimProblem(refusal);
  }
}
