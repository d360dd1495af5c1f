import { feedHealthChanged } from '@getaway/contracts/events/calendar';
import type { Clock } from '@getaway/kernel/instant';
import type { Logger } from '@getaway/service-kit/logger';
import type { Broker } from '@getaway/service-kit/messaging/broker';
import { on, startConsumer } from '@getaway/service-kit/messaging/consumer';
import type { Running } from '@getaway/service-kit/shutdown';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Database, Tx } from '../data/database.ts';
import { emailFeedHealth, type FeedHealthDeps } from '../use-cases/email-feed-health.ts';

/** Has the owner told of feeds that fail for long, and of their recovery. */
export function startFeedHealthConsumer(
  deps: FeedHealthDeps & {
    database: Database;
    broker: Broker;
    now: Clock;
    logger: Logger;
  },
): Promise<Running> {
  return startConsumer<Tx>({
    name: 'svc-crm-email-feed-health',
    filterSubject: feedHealthChanged.type,
    subscriptions: [
      on(feedHealthChanged, (tx: Tx, health) => emailFeedHealth(deps, sqlOfPrisma(tx), health, deps.now())),
    ],
    broker: deps.broker,
    transact: deps.database.transact,
    logger: deps.logger,
  });
}
