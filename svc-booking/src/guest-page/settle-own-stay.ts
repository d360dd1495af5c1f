import type { StaffBookingDeps } from '../bookings/staff-decision.ts';
import { settlePayments } from '../payment-links/settle-payments.ts';
import { readOwnStay, type OwnStay } from './read-own-stay.ts';

/** After the card form: asks the provider about the payments of a booking, and returns what its guest owes then. */
export async function settleOwnStay(
  deps: StaffBookingDeps,
  about: { readonly bookingId: string; readonly correlationId: string },
): Promise<OwnStay | undefined> {
  await settlePayments(deps, about);
  return readOwnStay(deps, about.bookingId);
}
