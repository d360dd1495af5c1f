import {
  bookingAmended,
  bookingCancelled,
  bookingConfirmed,
  bookingDeleted,
  bookingEvents,
  bookingSubjects,
} from '@getaway/contracts/events/booking';
import { secondMs, type Clock } from '@getaway/kernel/instant';
import { on, type Consumer } from '@getaway/service-kit/messaging/consumer';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import { emailDeletion } from '../booking-emails/email-deletion.ts';
import { emailGuestChange } from '../booking-emails/email-guest-change.ts';
import type { GuestChangeDeps } from '../booking-emails/email-collected-changes.ts';
import type { News } from '../booking-emails/email-stay.ts';
import type { Database, Tx } from '../database/database.ts';
import { forgetBooking } from './forget-booking.ts';
import { recordMoney } from './record-money.ts';
import { recordBooking, type RecordBookingDeps } from './record-booking.ts';

/** An event that was in transit for longer was delayed, and others may follow it. */
const lateAfterMs = 5 * secondMs;

interface BookingsDeps extends RecordBookingDeps, Omit<GuestChangeDeps, 'emails'> {
  readonly database: Database;
  readonly now: Clock;
}

/** Keeps guests by their bookings, and records their confirmations. */
export function bookingsConsumer(deps: BookingsDeps): Consumer<Tx> {
  return {
    name: 'svc-crm-email-bookings',
    filterSubject: bookingSubjects,
    subscriptions: [
      ...bookingEvents.map((event) =>
        on(event, (tx: Tx, state, { lateMs }) =>
          recordBooking(deps, tx, sqlOfPrisma(tx), {
            state,
            news: newsIn(event.type),
            isLate: lateMs > lateAfterMs,
            now: deps.now(),
          }),
        ),
      ),
      // The guest's email is written from the state in `booking.changed`, which waits for further edits.
      on(bookingAmended, async (tx: Tx, amendment) => {
        const sql = sqlOfPrisma(tx);
        await recordMoney(sql, amendment.entityId, amendment.money);
        await emailGuestChange(deps, sql, amendment, deps.now());
      }),
      on(bookingDeleted, async (tx: Tx, tombstone) => {
        await emailDeletion(deps, sqlOfPrisma(tx), tombstone, deps.now());
        await forgetBooking(sqlOfPrisma(tx), tombstone);
      }),
    ],
    transact: deps.database.transact,
  };
}

/** The part of an event that concerns the guest. */
function newsIn(type: string): News | undefined {
  if (type === bookingConfirmed.type) return 'confirmed';
  return type === bookingCancelled.type ? 'cancelled' : undefined;
}
