import { AckPolicy, DeliverPolicy } from '@nats-io/jetstream';
import * as v from 'valibot';
import { sessionRevoked } from '@getaway/contracts/events/session';
import { streamName } from '@getaway/contracts/events/stream';
import { secondMs, type Clock } from '@getaway/kernel/instant';
import type { Logger } from '../logger.ts';
import type { Broker } from '../messaging/broker.ts';
import type { Running } from '../shutdown.ts';
import { tokenLifetimeSeconds } from './token.ts';

export interface Revocations extends Running {
  readonly isRevoked: (sessionId: string) => boolean;
  /** For the issuer itself, which need not wait for its own event. */
  add(sessionId: string): void;
}

const eventSchema = v.object({ data: sessionRevoked.data });
const restartMs = secondMs;

/**
 * Follows `session.revoked`. Ready (resolved) only when every revocation that an unexpired token could name has been
 * read, so that a restart does not let an ended session back in.
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
  let stopped = false;
  let stopReading: () => Promise<void> = async () => {};
  let caughtUp: () => void = () => {};
  const ready = new Promise<void>((resolve) => {
    caughtUp = resolve;
  });
  const follow = async (): Promise<void> => {
    while (!stopped) {
      try {
        await readOnce();
      } catch (error) {
        if (!stopped) options.logger.warn({ err: error }, 'revocations cannot be followed; trying again');
      }
      if (!stopped) await new Promise((resolve) => setTimeout(resolve, restartMs));
    }
  };
  const readOnce = async (): Promise<void> => {
    const { manager, jetstream } = options.broker;
    const info = await manager.consumers.add(streamName, {
      ack_policy: AckPolicy.None,
      deliver_policy: DeliverPolicy.StartTime,
      opt_start_time: new Date(options.now().getTime() - tokenLifetimeSeconds * 1_000).toISOString(),
      filter_subject: sessionRevoked.type,
      inactive_threshold: 60_000_000_000,
    });
    if (info.num_pending === 0) caughtUp();
    const messages = await (await jetstream.consumers.get(streamName, info.name)).consume();
    stopReading = async () => void (await messages.close());
    for await (const message of messages) {
      const event = v.safeParse(eventSchema, message.json());
      if (event.success) add(event.output.data.sessionId);
      if (message.info.pending === 0) caughtUp();
    }
  };
  const following = follow();
  await ready;
  return {
    isRevoked: (sessionId) => revoked.has(sessionId),
    add,
    stop: async () => {
      stopped = true;
      await stopReading();
      await following;
    },
  };
}
