import type { EventData } from '@getaway/contracts/events/event';
import { paymentRecorded } from '@getaway/contracts/events/payment';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { decimalFromCents } from '@getaway/kernel/money';
import { appendEvents } from '@getaway/service-kit/messaging/outbox';
import type { Sql } from '@getaway/service-kit/sql';
import { findBooking } from '../bookings/find-booking.ts';
import type { BookingEventContext } from '../bookings/publish-booking-event.ts';
import type { Tx } from '../database/database.ts';
import { takeUnpublished } from './ledger-entries.repository.ts';
import type { LedgerEntry } from './ledger-entry.rules.ts';
import { paidExtras } from './paid-extras.ts';
import { moneyState } from './money-state.rules.ts';

type Announcing = NonNullable<EventData<typeof paymentRecorded>['announcedBy']>;

/**
 * Publishes the final entries of a locked booking that were not published yet, in the transaction that made them final. The
 * database enters some of them, so all of the booking's are looked up.
 */
export async function publishEntries(
  tx: Tx,
  sql: Sql,
  bookingId: string,
  context: BookingEventContext & {
    readonly timeZone: string;
    /** The event that tells the guest about a payment, if there is one. */
    readonly announcedBy?: Announcing | undefined;
  },
): Promise<void> {
  const entries = await takeUnpublished(tx, bookingId);
  if (entries.length === 0) return;
  const booking = await findBooking(tx, { id: bookingId });
  if (!booking) throw new Error(`booking ${bookingId} disappeared under its lock`);
  const { bookingReference, guestName, email, status: bookingStatus } = booking;
  const money = moneyState(booking);
  const about = { entityId: bookingId, revision: money.revision, bookingReference, guestName, email };
  const events = await Promise.all(
    entries.map(async (entry) => {
      const { id, kind, method, amount, effectiveOn, occurredAt } = entry;
      const isPayment = kind === 'payment';
      const announcedBy = isPayment ? context.announcedBy : announcementOf(entry);
      const paidFor = isPayment && announcedBy === undefined ? await paidExtras(tx, booking, entry) : [];
      return {
        ...about,
        bookingStatus,
        entry: {
          id,
          kind,
          method,
          amount: decimalFromCents(amount),
          effectiveOn: effectiveOn ?? dateInZone(occurredAt, context.timeZone),
        },
        money,
        ...(paidFor.length === 0 ? {} : { paidFor }),
        ...(announcedBy === undefined ? {} : { announcedBy }),
      };
    }),
  );
  await appendEvents(sql, paymentRecorded, events, context);
}

/** Refunds to a card have their own events. */
function announcementOf({ kind, method, amount }: LedgerEntry): Announcing | undefined {
  if (kind !== 'refund' || method !== 'card') return undefined;
  return amount < 0 ? 'payment.refunded' : 'payment.refund_refused';
}
