import { bookingChanged } from '@getaway/contracts/events/booking';
import type { Sql } from '@getaway/service-kit/sql';
import { findBooking } from './find-booking.ts';
import type { Tx } from '../database/database.ts';
import { erasePeople, eraseTraces, type Erasure } from './guest-erasure.repository.ts';
import { withdrawLinks } from '../payment-links/withdraw-links.ts';
import { publishBookingEvent, type BookingEventContext } from './publish-booking-event.ts';

/** Erases the guest's personal data and keeps the stay and the amounts. Services with a copy are notified. */
export async function eraseGuest(
  tx: Tx,
  sql: Sql,
  erasure: Erasure,
  context: BookingEventContext,
): Promise<void> {
  const changed = await erasePeople(sql, erasure);
  const bookingIds = [...new Set([...changed, ...erasure.bookingIds])];
  await eraseTraces(sql, { addressHashes: erasure.addressHashes, bookingIds });
  await withdrawLinks(tx, changed, context.now);
  for (const id of changed) {
    const booking = await findBooking(tx, { id: id });
    if (booking) await publishBookingEvent(sql, bookingChanged, booking, context);
  }
}
