import type { EventData, EventType } from '@getaway/contracts/events/event';
import type { Clock } from '@getaway/kernel/instant';
import { on, type Consumer } from '@getaway/service-kit/messaging/consumer';
import { sqlOfPrisma, type Sql } from '@getaway/service-kit/sql';
import type { Database, Tx } from './database/database.ts';

/** A consumer of one event type: one use case runs in the event's transaction, at the current time. It also gets when the event occurred. */
export function singleEventConsumer<Deps, E extends EventType>(
  name: string,
  event: E,
  takeEffect: (deps: Deps, sql: Sql, data: EventData<E>, now: Date, occurredAt: Date) => Promise<void>,
): (deps: Deps & { database: Database; now: Clock }) => Consumer<Tx> {
  return (deps) => ({
    name,
    filterSubject: event.type,
    subscriptions: [
      on(event, (tx: Tx, data, { occurredAt }) =>
        takeEffect(deps, sqlOfPrisma(tx), data, deps.now(), occurredAt),
      ),
    ],
    transact: deps.database.transact,
  });
}
