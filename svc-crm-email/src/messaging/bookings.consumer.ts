import {
  bookingCancelled,
  bookingConfirmed,
  bookingDeleted,
  bookingEvents,
  bookingSubjects,
} from '@getaway/contracts/events/booking';
import type { Clock } from '@getaway/kernel/instant';
import type { Logger } from '@getaway/service-kit/logger';
import type { Broker } from '@getaway/service-kit/messaging/broker';
import { on, startConsumer } from '@getaway/service-kit/messaging/consumer';
import type { Running } from '@getaway/service-kit/shutdown';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Database, Tx } from '../data/database.ts';
import type { MailWriter } from '../mail/write-mail.ts';
import { forgetBooking } from '../use-cases/forget-booking.ts';
import { recordBooking, type News } from '../use-cases/record-booking.ts';

/** Knows guests by their bookings, and has confirmations mailed. */
export function startBookingsConsumer(deps: {
  database: Database;
  broker: Broker;
  mails: MailWriter;
  timeZone: string;
  now: Clock;
  logger: Logger;
}): Promise<Running> {
  return startConsumer<Tx>({
    name: 'svc-crm-email-bookings',
    filterSubject: bookingSubjects,
    subscriptions: [
      ...bookingEvents.map((event) =>
        on(event, (tx: Tx, state) =>
          recordBooking(deps, tx, sqlOfPrisma(tx), { state, news: newsIn(event.type), now: deps.now() }),
        ),
      ),
      on(bookingDeleted, (tx: Tx, tombstone) => forgetBooking(sqlOfPrisma(tx), tombstone)),
    ],
    broker: deps.broker,
    transact: deps.database.transact,
    logger: deps.logger,
  });
}

/** What an event tells that its guest is to be told. */
function newsIn(type: string): News | undefined {
  if (type === bookingConfirmed.type) return 'confirmed';
  return type === bookingCancelled.type ? 'cancelled' : undefined;
}
