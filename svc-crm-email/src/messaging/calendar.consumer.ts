import { conflictFound } from '@getaway/contracts/events/calendar';
import type { Clock } from '@getaway/kernel/instant';
import type { Logger } from '@getaway/service-kit/logger';
import type { Broker } from '@getaway/service-kit/messaging/broker';
import { on, startConsumer } from '@getaway/service-kit/messaging/consumer';
import type { Running } from '@getaway/service-kit/shutdown';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Database, Tx } from '../data/database.ts';
import { announceConflict, type ConflictEmailDeps } from '../use-cases/announce-conflict.ts';

/** Has the owner told of nights that a booking and another platform have. */
export function startCalendarConsumer(deps: {
  database: Database;
  broker: Broker;
  conflictEmails: ConflictEmailDeps;
  now: Clock;
  logger: Logger;
}): Promise<Running> {
  return startConsumer<Tx>({
    name: 'svc-crm-email-calendar',
    filterSubject: conflictFound.type,
    subscriptions: [
      on(conflictFound, (tx: Tx, conflict) =>
        announceConflict(deps.conflictEmails, sqlOfPrisma(tx), conflict, deps.now()),
      ),
    ],
    broker: deps.broker,
    transact: deps.database.transact,
    logger: deps.logger,
  });
}
