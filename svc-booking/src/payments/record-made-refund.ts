import { paymentRefunded } from '@getaway/contracts/events/payment';
import type { Clock } from '@getaway/kernel/instant';
import { decimalFromCents } from '@getaway/kernel/money';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import { lockBooking } from '../bookings/lock-booking.ts';
import { guestAuthor } from '../guest-page/guest-author.rules.ts';
import { publishEntries } from '../ledger/publish-entries.ts';
import type { Database } from '../database/database.ts';
import { bookingAfterRefund } from './booking-after-refund.ts';
import { closeAsMade, type DueRefund } from './due-refunds.repository.ts';

/** Records once that the provider made one of our refunds, and publishes the event. */
export function recordMadeRefund(
  {
    database,
    now: clock,
    timeZone,
  }: { readonly database: Database; readonly now: Clock; readonly timeZone: string },
  refund: DueRefund,
  { providerRefundId, correlationId }: { providerRefundId: string; correlationId: string },
): Promise<void> {
  const now = clock();
  const { id: entityId, bookingId, bookingReference, guestName, email, reason, cause, requestedBy } = refund;
  return database.transact(async (tx, sql) => {
    if (bookingId !== null) await lockBooking(tx, sql, { id: bookingId });
    if (!(await closeAsMade(tx, refund, { providerRefundId, now }))) return;
    const amount = decimalFromCents(refund.amount);
    const about = { bookingId, bookingReference, guestName, email };
    await appendEvent(
      sql,
      paymentRefunded,
      {
        entityId,
        revision: 1,
        ...about,
        amount,
        reason,
        ...(cause === undefined ? {} : { cause }),
        ...(reason === 'adjustment' && requestedBy !== null
          ? { origin: requestedBy === guestAuthor ? ('stay-change' as const) : ('staff' as const) }
          : {}),
        ...(await bookingAfterRefund(tx, bookingId)),
      },
      { correlationId, now },
    );
    if (bookingId !== null) await publishEntries(tx, sql, bookingId, { correlationId, now, timeZone });
  });
}
