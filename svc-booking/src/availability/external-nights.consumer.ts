import { externalNightsChanged, externalNightsSubjects } from '@getaway/contracts/events/external-nights';
import { onMany, type Consumer } from '@getaway/service-kit/messaging/consumer';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Database, Tx } from '../database/database.ts';
import { keepExternalNights } from './keep-external-nights.ts';

/** Stores the nights that other platforms have taken, from svc-calendar's events. */
export function externalNightsConsumer(deps: { database: Database }): Consumer<Tx> {
  return {
    name: 'svc-booking-external-nights',
    filterSubject: externalNightsSubjects,
    subscriptions: [
      onMany(externalNightsChanged, (tx: Tx, stays) => keepExternalNights(sqlOfPrisma(tx), stays)),
    ],
    transact: deps.database.transact,
  };
}
