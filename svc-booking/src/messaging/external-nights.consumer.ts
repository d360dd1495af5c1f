import { externalNightsChanged, externalNightsSubjects } from '@getaway/contracts/events/external-nights';
import type { Logger } from '@getaway/service-kit/logger';
import type { Broker } from '@getaway/service-kit/messaging/broker';
import { onMany, startConsumer } from '@getaway/service-kit/messaging/consumer';
import type { Running } from '@getaway/service-kit/shutdown';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Database, Tx } from '../data/database.ts';
import { keepExternalNights } from '../data/external-stays.repository.ts';

/** Keeps the nights that other platforms have taken, as svc-calendar tells of them. */
export function startExternalNightsConsumer(deps: {
  database: Database;
  broker: Broker;
  logger: Logger;
}): Promise<Running> {
  return startConsumer<Tx>({
    name: 'svc-booking-external-nights',
    filterSubject: externalNightsSubjects,
    subscriptions: [
      onMany(externalNightsChanged, (tx: Tx, stays) => keepExternalNights(sqlOfPrisma(tx), stays)),
    ],
    broker: deps.broker,
    transact: deps.database.transact,
    logger: deps.logger,
  });
}
