import {
  datesBlocked,
  datesSubjects,
  datesUnblocked,
  type BlockedNights,
} from '@getaway/contracts/events/dates';
import type { Logger } from '@getaway/service-kit/logger';
import type { Broker } from '@getaway/service-kit/messaging/broker';
import { on, startConsumer, type Delivery } from '@getaway/service-kit/messaging/consumer';
import type { Running } from '@getaway/service-kit/shutdown';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import { keepNewestBlocks } from '../data/blocked-nights.repository.ts';
import type { Database, Tx } from '../data/database.ts';

/** Keeps our copy of the nights that staff block, as svc-booking tells of them. */
export function startDatesConsumer(deps: {
  database: Database;
  broker: Broker;
  logger: Logger;
}): Promise<Running> {
  const keep =
    (isBlocked: boolean) =>
    (tx: Tx, { nights }: BlockedNights, { occurredAt }: Delivery): Promise<void> =>
      keepNewestBlocks(
        sqlOfPrisma(tx),
        nights.map(({ entityId, ...night }) => ({ ...night, blockId: entityId })),
        { isBlocked, occurredAt },
      );
  return startConsumer<Tx>({
    name: 'svc-calendar-dates',
    filterSubject: datesSubjects,
    subscriptions: [on(datesBlocked, keep(true)), on(datesUnblocked, keep(false))],
    broker: deps.broker,
    transact: deps.database.transact,
    logger: deps.logger,
  });
}
