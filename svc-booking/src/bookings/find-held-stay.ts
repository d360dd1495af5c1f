import type { Stay } from '@getaway/kernel/stay';
import type { Tx } from '../database/database.ts';
import { stayOf } from './booking-record.rules.ts';
import { selectBooking } from './bookings.repository.ts';

/** The stay that a browser's own hold or reservation has; undefined if it has none. */
export async function findHeldStay(tx: Tx, holdId: string | undefined): Promise<Stay | undefined> {
  const booking = holdId === undefined ? undefined : await selectBooking(tx, { holdId });
  const isLive = booking?.status === 'pending' || booking?.status === 'pending_payment';
  return booking && isLive ? stayOf(booking) : undefined;
}
