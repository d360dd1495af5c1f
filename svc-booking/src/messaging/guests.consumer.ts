import { guestErased, guestSubjects } from '@getaway/contracts/events/guest';
import type { Clock } from '@getaway/kernel/instant';
import type { Logger } from '@getaway/service-kit/logger';
import type { Broker } from '@getaway/service-kit/messaging/broker';
import { on, startConsumer } from '@getaway/service-kit/messaging/consumer';
import type { Running } from '@getaway/service-kit/shutdown';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Database, Tx } from '../data/database.ts';
import { eraseGuest } from '../use-cases/erase-guest.ts';

/** Forgets the people whom svc-crm-email was asked to forget. */
export function startGuestsConsumer(deps: {
  database: Database;
  broker: Broker;
  now: Clock;
  logger: Logger;
}): Promise<Running> {
  return startConsumer<Tx>({
    name: 'svc-booking-guests',
    filterSubject: guestSubjects,
    subscriptions: [
      on(guestErased, (tx: Tx, erasure, { correlationId }) =>
        eraseGuest(tx, sqlOfPrisma(tx), erasure, { correlationId, now: deps.now() }),
      ),
    ],
    broker: deps.broker,
    transact: deps.database.transact,
    logger: deps.logger,
  });
}
