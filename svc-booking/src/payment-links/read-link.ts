import type { LinkedBooking } from '@getaway/contracts/http/payment-links';
import type { Clock } from '@getaway/kernel/instant';
import { findBooking } from '../bookings/find-booking.ts';
import type { Database } from '../database/database.ts';
import { findLink } from './find-link.ts';
import { linkedBooking } from './linked-booking.rules.ts';
import { readOffer } from './read-offer.ts';

/** What the guest of a link sees at this moment. Undefined for an unknown link. */
export async function readLink(
  deps: { readonly database: Database; readonly now: Clock },
  token: string,
): Promise<LinkedBooking | undefined> {
  const { prisma } = deps.database;
  const link = await findLink(prisma, token);
  const booking = link && (await findBooking(prisma, { id: link.bookingId }));
  if (!link || !booking) return undefined;
  const now = deps.now();
  return linkedBooking(link, booking, await readOffer(prisma, booking, now), now);
}
