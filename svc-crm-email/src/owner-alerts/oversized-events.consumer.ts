import { oversizedEventsFound } from '@getaway/contracts/events/calendar';
import type { Clock } from '@getaway/kernel/instant';
import { on, type Consumer } from '@getaway/service-kit/messaging/consumer';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Database, Tx } from '../database/database.ts';
import { emailOversizedEvents } from './email-oversized-events.ts';
import type { FeedAlertDeps } from './queue-feed-alert.ts';

/** Emails the owner when a feed claims more nights than anyone books. */
export function oversizedEventsConsumer(
  deps: FeedAlertDeps & {
    database: Database;
    now: Clock;
  },
): Consumer<Tx> {
  return {
    name: 'svc-crm-email-oversized-events',
    filterSubject: oversizedEventsFound.type,
    subscriptions: [
      on(oversizedEventsFound, (tx: Tx, found) =>
        emailOversizedEvents(deps, sqlOfPrisma(tx), found, deps.now()),
      ),
    ],
    transact: deps.database.transact,
  };
}
