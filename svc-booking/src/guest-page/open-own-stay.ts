import { stayToken } from '@getaway/service-kit/stay-links/stay-link';
import { findBooking } from '../bookings/find-booking.ts';
import type { Database } from '../database/database.ts';

/** Of the address that the booking was made with. */
const firstLinkVersion = 1;

/**
 * The token of the stay that a browser holds by its cookie. Undefined for others, before the stay is booked or reserved, and
 * once its address was changed: the new link goes to the new address alone.
 */
export async function openOwnStay(
  { database, stayLinks }: { readonly database: Database; readonly stayLinks: { readonly secret: string } },
  { holdId, bookingReference }: { readonly holdId: string | undefined; readonly bookingReference: string },
): Promise<string | undefined> {
  const booking = holdId === undefined ? undefined : await findBooking(database.prisma, { holdId });
  if (booking?.bookingReference !== bookingReference || booking.status === 'pending') return undefined;
  if (booking.linkVersion !== firstLinkVersion) return undefined;
  return stayToken(stayLinks.secret, booking.id, booking.linkVersion);
}
