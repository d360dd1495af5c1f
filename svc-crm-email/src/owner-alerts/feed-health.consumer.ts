import { feedHealthChanged } from '@getaway/contracts/events/calendar';
import type { Clock } from '@getaway/kernel/instant';
import { on, type Consumer } from '@getaway/service-kit/messaging/consumer';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Database, Tx } from '../database/database.ts';
import { emailFeedHealth } from './email-feed-health.ts';
import type { FeedAlertDeps } from './queue-feed-alert.ts';

/** Emails the owner about feeds that fail for long, and about their recovery. */
export function feedHealthConsumer(
  deps: FeedAlertDeps & {
    database: Database;
    now: Clock;
  },
): Consumer<Tx> {
  return {
    name: 'svc-crm-email-feed-health',
    filterSubject: feedHealthChanged.type,
    subscriptions: [
      on(feedHealthChanged, (tx: Tx, health) => emailFeedHealth(deps, sqlOfPrisma(tx), health, deps.now())),
    ],
    transact: deps.database.transact,
  };
}
