import type { Cents } from '@getaway/kernel/money';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import type { Tx } from '../database/database.ts';
import { intendRefund } from './refunds.repository.ts';

/** Records the full refund of a payment that came after its locked booking was canceled. A job makes it. */
export async function returnPayment(
  tx: Tx,
  booking: BookingRecord,
  payment: { readonly id: string; readonly paid: Cents },
): Promise<void> {
  await intendRefund(tx, booking, {
    key: `late-payment:${payment.id}`,
    paymentIntentId: payment.id,
    amount: payment.paid,
    reason: 'cancellation',
    requestedBy: 'card provider',
  });
}
