import * as v from 'valibot';
import type { EventData, EventType } from '@getaway/contracts/events/event';
import type { Logger } from '../logger.ts';
import type { Sql } from '../sql.ts';
import type { Broker } from './broker.ts';

/** A message's metadata for a handler. */
export interface Delivery {
  readonly eventId: string;
  readonly occurredAt: Date;
  readonly correlationId: string;
  /** The time in transit. After an outage, further events about the same entity may follow. */
  readonly lateMs: number;
}

/** An event type with its handler, which runs inside the transaction that also marks the event as seen. */
export interface Subscription<Tx> {
  readonly event: EventType;
  readonly handle: (tx: Tx, data: unknown, delivery: Delivery) => Promise<void>;
  /** Handles many events at once, in order; the consumer then takes events in batches. */
  readonly handleMany?: (tx: Tx, data: readonly unknown[]) => Promise<void>;
}

/** Associates a handler with the data type of its event. */
export function on<Tx, E extends EventType>(
  event: E,
  handle: (tx: Tx, data: EventData<E>, delivery: Delivery) => Promise<void>,
): Subscription<Tx> {
  return { event, handle: (tx, data, delivery) => handle(tx, v.parse(event.data, data), delivery) };
}

/** Associates a batch handler with the data type of its event. */
export function onMany<Tx, E extends EventType>(
  event: E,
  handleMany: (tx: Tx, data: readonly EventData<E>[]) => Promise<void>,
): Subscription<Tx> {
  const parse = (data: unknown): EventData<E> => v.parse(event.data, data);
  return {
    event,
    handle: (tx, data) => handleMany(tx, [parse(data)]),
    handleMany: (tx, all) => handleMany(tx, all.map(parse)),
  };
}

/** A durable consumer: its events and their handlers. */
export interface Consumer<Tx> {
  /**
   * The durable's name, e.g. `svc-calendar-bookings`, under which the broker keeps the position in the
   * stream.
   */
  readonly name: string;
  /** Only one filter, because servers before 2.10 support no more. */
  readonly filterSubject: string;
  readonly subscriptions: readonly Subscription<Tx>[];
  /** Opens a transaction and passes both of its forms. */
  readonly transact: (work: (tx: Tx, sql: Sql) => Promise<void>) => Promise<void>;
}

/** A consumer with what it needs to run. */
export interface ConsumerOptions<Tx> extends Consumer<Tx> {
  readonly broker: Broker;
  readonly logger: Logger;
}
