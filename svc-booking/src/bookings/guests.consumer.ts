import { guestErased, guestSubjects } from '@getaway/contracts/events/guest';
import type { Clock } from '@getaway/kernel/instant';
import { on, type Consumer } from '@getaway/service-kit/messaging/consumer';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Database, Tx } from '../database/database.ts';
import { eraseGuest } from './erase-guest.ts';

/** Erases guests when svc-crm-email requests erasure. */
export function guestsConsumer(deps: { database: Database; now: Clock }): Consumer<Tx> {
  return {
    name: 'svc-booking-guests',
    filterSubject: guestSubjects,
    subscriptions: [
      on(guestErased, (tx: Tx, erasure, { correlationId }) =>
        eraseGuest(tx, sqlOfPrisma(tx), erasure, { correlationId, now: deps.now() }),
      ),
    ],
    transact: deps.database.transact,
  };
}
