import type { Cents } from '@getaway/kernel/money';
import { dateInZone } from '@getaway/kernel/calendar-date';
import type { Tx } from '../database/database.ts';
import { addEntry } from './ledger-entries.repository.ts';

/**
 * Enters a card payment once, by the provider's word. Returns whether it is new. A payment of a booking needs the
 * booking's lock; one without a booking waits for staff.
 */
export async function enterCardPayment(
  tx: Tx,
  payment: { readonly id: string; readonly paid: Cents },
  about: {
    readonly booking: { readonly id: string; readonly bookingReference: string } | undefined;
    /** The reference that the payment names, when its booking is unknown. */
    readonly namedReference?: string | undefined;
    readonly now: Date;
    readonly timeZone: string;
  },
): Promise<boolean> {
  const { booking, namedReference, now, timeZone } = about;
  const added = await addEntry(tx, {
    bookingId: booking?.id ?? null,
    bookingReference: booking?.bookingReference ?? namedReference ?? null,
    kind: 'payment',
    method: 'card',
    amount: payment.paid,
    status: 'succeeded',
    providerId: payment.id,
    paymentIntentId: payment.id,
    isUnclaimed: booking === undefined,
    effectiveOn: dateInZone(now, timeZone),
    occurredAt: now,
    note: null,
    recordedBy: null,
    idempotencyKey: `card-payment:${payment.id}`,
  });
  return added !== undefined;
}
