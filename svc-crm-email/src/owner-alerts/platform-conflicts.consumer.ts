import { platformConflictFound } from '@getaway/contracts/events/calendar';
import type { Clock } from '@getaway/kernel/instant';
import { on, type Consumer } from '@getaway/service-kit/messaging/consumer';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Database, Tx } from '../database/database.ts';
import { announcePlatformConflict } from './announce-platform-conflict.ts';
import type { ConflictEmailDeps } from './queue-conflicts-email.ts';

/** Emails the owner about nights that two other platforms have. */
export function platformConflictsConsumer(deps: {
  database: Database;
  conflictEmails: ConflictEmailDeps;
  now: Clock;
}): Consumer<Tx> {
  return {
    name: 'svc-crm-email-platform-conflicts',
    filterSubject: platformConflictFound.type,
    subscriptions: [
      on(platformConflictFound, (tx: Tx, conflict) =>
        announcePlatformConflict(deps.conflictEmails, sqlOfPrisma(tx), conflict, deps.now()),
      ),
    ],
    transact: deps.database.transact,
  };
}
