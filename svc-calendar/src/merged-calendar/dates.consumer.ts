import {
  datesBlocked,
  datesSubjects,
  datesUnblocked,
  type BlockedNights,
} from '@getaway/contracts/events/dates';
import { on, type Consumer, type Delivery } from '@getaway/service-kit/messaging/consumer';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Database, Tx } from '../database/database.ts';
import { recordBlockedNights } from './record-blocked-nights.ts';

/** Keeps our copy of the nights that staff block from svc-booking's events. */
export function datesConsumer(deps: { database: Database }): Consumer<Tx> {
  const keep =
    (isBlocked: boolean) =>
    (tx: Tx, event: BlockedNights, { occurredAt }: Delivery): Promise<void> =>
      recordBlockedNights(sqlOfPrisma(tx), event, { isBlocked, occurredAt });
  return {
    name: 'svc-calendar-dates',
    filterSubject: datesSubjects,
    subscriptions: [on(datesBlocked, keep(true)), on(datesUnblocked, keep(false))],
    transact: deps.database.transact,
  };
}
