import type { StaffPaymentLink } from '@getaway/contracts/http/payment-links';
import type { Clock } from '@getaway/kernel/instant';
import { findBooking } from '../bookings/find-booking.ts';
import type { Database } from '../database/database.ts';
import type { LinkTerms } from './sendable-link.rules.ts';
import { showStaffLink } from './show-staff-link.ts';

export interface StaffLinkDeps extends LinkTerms {
  readonly database: Database;
  readonly now: Clock;
}

/** What staff see of a booking's payment link. Undefined for an unknown booking. */
export async function readStaffLink(
  deps: StaffLinkDeps,
  bookingId: string,
): Promise<StaffPaymentLink | undefined> {
  const { prisma } = deps.database;
  const booking = await findBooking(prisma, { id: bookingId });
  return booking && showStaffLink(prisma, booking, { ...deps, now: deps.now() });
}
