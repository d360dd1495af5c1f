import { bookingConfirmed, bookingEvents, bookingSubjects } from '@getaway/contracts/events/booking';
import type { Clock } from '@getaway/kernel/instant';
import type { Logger } from '@getaway/service-kit/logger';
import type { Broker } from '@getaway/service-kit/messaging/broker';
import { on, startConsumer } from '@getaway/service-kit/messaging/consumer';
import type { Running } from '@getaway/service-kit/shutdown';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Database, Tx } from '../data/database.ts';
import type { MailWriter } from '../mail/write-mail.ts';
import { recordBooking } from '../use-cases/record-booking.ts';

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
    subscriptions: bookingEvents.map((event) =>
      on(event, (tx: Tx, state) =>
        recordBooking(deps, sqlOfPrisma(tx), {
          state,
          isConfirmation: event.type === bookingConfirmed.type,
          now: deps.now(),
        }),
      ),
    ),
    broker: deps.broker,
    transact: deps.database.transact,
    logger: deps.logger,
  });
}
