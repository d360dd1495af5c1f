import type { BookingRecord, BookingStatus } from '../bookings/booking-record.rules.ts';
import type { Tx } from '../database/database.ts';

/** A hold, or a reservation that is paid without a card unless its guest decides otherwise. */
const unpaidStatuses = ['pending', 'pending_payment'] as const satisfies BookingStatus[];

/**
 * Stores the intent that was created for this state of an unpaid booking. Returns false when the booking has
 * changed since.
 */
export async function setPaymentIntent(
  tx: Tx,
  { id, revision }: Pick<BookingRecord, 'id' | 'revision'>,
  paymentIntentId: string,
): Promise<boolean> {
  const { count } = await tx.booking.updateMany({
    where: {
      id,
      revision,
      status: { in: [...unpaidStatuses] },
      OR: [{ paymentIntentId: null }, { paymentIntentId }],
    },
    data: { paymentIntentId },
  });
  return count === 1;
}

/** Removes an intent that was canceled at the provider from an unpaid booking. */
export async function forgetPaymentIntent(tx: Tx, id: string, paymentIntentId: string): Promise<void> {
  await tx.booking.updateMany({
    where: { id, status: { in: [...unpaidStatuses] }, paymentIntentId },
    data: { paymentIntentId: null, revision: { increment: 1 } },
  });
}

/** Payment intents of holds and reservations that may have been paid. */
export async function heldIntents(tx: Tx): Promise<string[]> {
  const rows = await tx.booking.findMany({
    where: { status: { in: [...unpaidStatuses] }, paymentIntentId: { not: null } },
    select: { paymentIntentId: true },
  });
  return rows.flatMap(({ paymentIntentId }) => paymentIntentId ?? []);
}
