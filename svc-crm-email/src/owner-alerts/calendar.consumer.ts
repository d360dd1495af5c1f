import { conflictFound } from '@getaway/contracts/events/calendar';
import type { Clock } from '@getaway/kernel/instant';
import { on, type Consumer } from '@getaway/service-kit/messaging/consumer';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Database, Tx } from '../database/database.ts';
import { announceConflict } from './announce-conflict.ts';
import type { ConflictEmailDeps } from './queue-conflicts-email.ts';

/** Emails the owner about nights that both a booking and another platform have. */
export function calendarConsumer(deps: {
  database: Database;
  conflictEmails: ConflictEmailDeps;
  now: Clock;
}): Consumer<Tx> {
  return {
    name: 'svc-crm-email-calendar',
    filterSubject: conflictFound.type,
    subscriptions: [
      on(conflictFound, (tx: Tx, conflict) =>
        announceConflict(deps.conflictEmails, sqlOfPrisma(tx), conflict, deps.now()),
      ),
    ],
    transact: deps.database.transact,
  };
}
