import { stayToken } from '@getaway/service-kit/stay-links/stay-link';
import { findBooking } from '../bookings/find-booking.ts';
import type { Database } from '../database/database.ts';

/** The token of the stay that a browser holds by its cookie. Undefined for others, and before the stay is booked or reserved. */
export async function openOwnStay(
  { database, stayLinks }: { readonly database: Database; readonly stayLinks: { readonly secret: string } },
  { holdId, bookingReference }: { readonly holdId: string | undefined; readonly bookingReference: string },
): Promise<string | undefined> {
  const booking = holdId === undefined ? undefined : await findBooking(database.prisma, { holdId });
  if (booking?.bookingReference !== bookingReference || booking.status === 'pending') return undefined;
  return stayToken(stayLinks.secret, booking.id, booking.linkVersion);
}
