import { randomUUID } from 'node:crypto';
import { AckPolicy, DeliverPolicy, type JsMsg } from '@nats-io/jetstream';
import * as v from 'valibot';
import { sessionRevoked } from '@getaway/contracts/events/session';
import { streamName } from '@getaway/contracts/events/stream';
import type { Clock } from '@getaway/kernel/instant';
import type { Logger } from '../logger.ts';
import type { Broker } from '../messaging/broker.ts';
import { followConsumer } from '../messaging/follow-consumer.ts';
import type { Running } from '../shutdown.ts';
import { tokenLifetimeSeconds } from './token.ts';

export interface Revocations extends Running {
  readonly isRevoked: (sessionId: string) => boolean;
  /** Whether every published revocation was received. Asks the broker; false when it does not answer. */
  isComplete(): Promise<boolean>;
}

const eventSchema = v.object({ data: sessionRevoked.data });

/**
 * Follows `session.revoked`. Ready (resolved) only when every revocation that an unexpired token could name
 * has been read, so that an ended session is refused after a restart.
 */
export async function followRevocations(options: {
  broker: Broker;
  now: Clock;
  logger: Logger;
}): Promise<Revocations> {
  const revoked = new Map<string, number>();
  const add = (sessionId: string): void => {
    const present = options.now().getTime();
    for (const [id, until] of revoked) if (until < present) revoked.delete(id);
    revoked.set(sessionId, present + tokenLifetimeSeconds * 1_000);
  };
  let caughtUp: () => void = () => {};
  const ready = new Promise<void>((resolve) => {
    caughtUp = resolve;
  });
  let consumerName = '';
  const following = await followConsumer({
    broker: options.broker,
    logger: options.logger,
    consumer: () => ({
      // Random, because the broker lets each service create such consumers, and another service could change
      // one with a known name.
      name: `${options.broker.name}-revocations-${randomUUID()}`,
      ack_policy: AckPolicy.None,
      deliver_policy: DeliverPolicy.StartTime,
      opt_start_time: new Date(options.now().getTime() - tokenLifetimeSeconds * 1_000).toISOString(),
      filter_subject: sessionRevoked.type,
      inactive_threshold: 60_000_000_000,
    }),
    onReady: ({ name, num_pending: pending }) => {
      consumerName = name;
      if (pending === 0) caughtUp();
    },
    onMessages: (messages) => {
      for (const message of messages) {
        const sessionId = revokedSession(message);
        if (sessionId !== undefined) add(sessionId);
        if (message.info.pending === 0) caughtUp();
      }
    },
  });
  await ready;
  return {
    isRevoked: (sessionId) => revoked.has(sessionId),
    isComplete: async () => {
      if (!options.broker.isConnected()) return false;
      try {
        const consumer = await options.broker.manager.consumers.info(streamName, consumerName);
        return consumer.num_pending === 0;
      } catch {
        return false;
      }
    },
    stop: () => following.stop(),
  };
}

/** An invalid event cannot name a session, and must not block the others. */
function revokedSession(message: JsMsg): string | undefined {
  try {
    const event = v.safeParse(eventSchema, message.json());
    return event.success ? event.output.data.sessionId : undefined;
  } catch {
    return undefined;
  }
}
