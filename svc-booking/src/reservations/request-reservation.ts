import { takeFreshNights, type FreshNightsDeps } from '../availability/take-fresh-nights.ts';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import { requestConfirmation, type RequestConfirmationOutcome } from './request-confirmation.ts';
import {
  reserveStay,
  type ReserveStayDeps,
  type ReserveStayInput,
  type ReserveStayOutcome,
} from './reserve-stay.ts';

export type RequestReservationOutcome =
  | { readonly ok: true; readonly status: 'reserved'; readonly booking: BookingRecord }
  /** The guest has to open the link in their email first. `total`: dollars as text. */
  | {
      readonly ok: true;
      readonly status: 'confirmation-requested';
      readonly email: string;
      readonly expiresAt: Date;
      readonly total: string;
    }
  | Exclude<
      Extract<ReserveStayOutcome | RequestConfirmationOutcome, { ok: false }>,
      { reason: 'needs-confirmation' }
    >;

/**
 * Reserves a stay for a guest who pays without a card. Beyond the limits on unpaid nights, requests a
 * confirmation by email instead.
 */
export async function requestReservation(
  deps: ReserveStayDeps & FreshNightsDeps,
  input: ReserveStayInput,
): Promise<RequestReservationOutcome> {
  await takeFreshNights(deps, input.data);
  const outcome = await reserveStay(deps, input);
  if (outcome.ok) return { ...outcome, status: 'reserved' };
  if (outcome.reason !== 'needs-confirmation') return outcome;
  const asked = await requestConfirmation(deps, input, outcome);
  return asked.ok ? { ...asked, status: 'confirmation-requested', total: outcome.quote.total } : asked;
}
