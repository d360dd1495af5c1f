import { decimalFromCents, type Cents } from '@getaway/kernel/money';
import type { Clock } from '@getaway/kernel/instant';
import { addCardFee } from '../bookings/add-card-fee.ts';
import type { RandomInt } from '../bookings/booking-codes.rules.ts';
import { confirmBooking } from '../bookings/confirm-booking.ts';
import { lockBooking } from '../bookings/lock-booking.ts';
import { recordHistory } from '../bookings/record-history.ts';
import type { Database } from '../database/database.ts';
import { enterCardPayment } from '../ledger/enter-card-payment.ts';
import { findPayment } from '../ledger/find-payment.ts';
import { booksOf } from '../ledger/ledger-entry.rules.ts';
import { listEntries } from '../ledger/list-entries.ts';
import { publishEntries } from '../ledger/publish-entries.ts';
import { settleBooking } from '../ledger/settle-booking.ts';
import { returnPayment } from '../payments/return-payment.ts';
import { closePayment, paymentOfIntent } from './link-payments.repository.ts';

/**
 * Enters a payment of a balance once, by the provider's word: the entry, the card fee, and what is left to pay. The booking
 * is confirmed when it is paid in full. The payment of a booking that was canceled in the meantime is returned in full.
 * Returns false when the payment is none of a balance.
 */
export async function enterLinkPayment(
  deps: {
    readonly database: Database;
    readonly now: Clock;
    readonly randomInt: RandomInt;
    readonly timeZone: string;
  },
  payment: { readonly id: string; readonly paid: Cents },
  correlationId: string,
): Promise<boolean> {
  return deps.database.transact(async (tx, sql) => {
    const known = await paymentOfIntent(tx, payment.id);
    const booking = known && (await lockBooking(tx, sql, { id: known.bookingId }));
    if (!booking) return false;
    if (await findPayment(tx, payment.id)) return true;
    const now = deps.now();
    const context = { correlationId, now, timeZone: deps.timeZone };
    await closePayment(tx, known.id, 'succeeded');
    await enterCardPayment(tx, payment, { booking, now, timeZone: deps.timeZone });
    const amount = decimalFromCents(payment.paid);
    const changes = [{ field: 'payment', from: null, to: amount }];
    await recordHistory(tx, {
      bookingId: booking.id,
      at: now,
      actor: 'card provider',
      action: 'paid-by-link',
      changes,
    });
    if (booking.status === 'cancelled') {
      await returnPayment(tx, booking, payment);
      await publishEntries(tx, sql, booking.id, { ...context, announcedBy: 'payment.refunded' });
      return true;
    }
    const priced = await addCardFee(tx, booking, known.cardFee);
    const { balance } = booksOf(priced.total, await listEntries(tx, booking.id));
    // Staff entered it without confirming it. A reservation is confirmed by `settleBooking`.
    if (priced.status === 'pending' && balance <= 0) {
      await confirmBooking(deps, tx, sql, priced, context);
      await publishEntries(tx, sql, booking.id, { ...context, announcedBy: 'booking.confirmed' });
    } else await settleBooking(deps, { tx, sql }, priced, correlationId);
    return true;
  });
}
