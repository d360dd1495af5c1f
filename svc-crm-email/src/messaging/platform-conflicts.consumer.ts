import { platformConflictFound } from '@getaway/contracts/events/calendar';
import type { Clock } from '@getaway/kernel/instant';
import type { Logger } from '@getaway/service-kit/logger';
import type { Broker } from '@getaway/service-kit/messaging/broker';
import { on, startConsumer } from '@getaway/service-kit/messaging/consumer';
import type { Running } from '@getaway/service-kit/shutdown';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Database, Tx } from '../data/database.ts';
import { announcePlatformConflict, type ConflictEmailDeps } from '../use-cases/announce-conflict.ts';

/** Has the owner told of nights that two other platforms have. */
export function startPlatformConflictsConsumer(deps: {
  database: Database;
  broker: Broker;
  conflictEmails: ConflictEmailDeps;
  now: Clock;
  logger: Logger;
}): Promise<Running> {
  return startConsumer<Tx>({
    name: 'svc-crm-email-platform-conflicts',
    filterSubject: platformConflictFound.type,
    subscriptions: [
      on(platformConflictFound, (tx: Tx, conflict) =>
        announcePlatformConflict(deps.conflictEmails, sqlOfPrisma(tx), conflict, deps.now()),
      ),
    ],
    broker: deps.broker,
    transact: deps.database.transact,
    logger: deps.logger,
  });
}
