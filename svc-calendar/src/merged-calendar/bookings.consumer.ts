import { bookingDeleted, bookingEvents, bookingSubjects } from '@getaway/contracts/events/booking';
import { on, type Consumer } from '@getaway/service-kit/messaging/consumer';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { ConflictDeps } from '../conflicts/detect-conflicts.ts';
import type { Database, Tx } from '../database/database.ts';
import { forgetBooking } from './forget-booking.ts';
import { recordBooking } from './record-booking.ts';

/** Keeps our copy of the bookings from svc-booking's events, and detects conflicts with external stays. */
export function bookingsConsumer(deps: ConflictDeps & { database: Database }): Consumer<Tx> {
  return {
    name: 'svc-calendar-bookings',
    filterSubject: bookingSubjects,
    // All events except the deletion carry the whole state, so each is handled the same way.
    subscriptions: [
      ...bookingEvents.map((event) =>
        on(event, (tx: Tx, state, { correlationId }) =>
          recordBooking(deps, sqlOfPrisma(tx), state, correlationId),
        ),
      ),
      on(bookingDeleted, (tx: Tx, tombstone, { correlationId }) =>
        forgetBooking(deps, sqlOfPrisma(tx), tombstone, correlationId),
      ),
    ],
    transact: deps.database.transact,
  };
}
