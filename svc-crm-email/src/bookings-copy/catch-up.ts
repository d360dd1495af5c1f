import { setTimeout as sleep } from 'node:timers/promises';
import { streamName } from '@getaway/contracts/events/stream';
import { secondMs } from '@getaway/kernel/instant';
import type { Broker } from '@getaway/service-kit/messaging/broker';
import type { Running } from '@getaway/service-kit/shutdown';

/** Longer than the broker waits before it redelivers an event that a crashed process had received. */
const timeoutMs = 45 * secondMs;
const lookMs = secondMs / 5;

export interface CatchUp {
  /**
   * Whether events from the time when the service was stopped may be unread. Returns false after at most 45
   * seconds.
   */
  readonly isBehind: () => boolean;
  /** Polls until a consumer has handled all of its waiting events. */
  follow(broker: Broker, consumer: string): Running;
}

/**
 * The start of the service waits for this before emails go out: written from the bookings as they were at the
 * stop, they would go to addresses that staff have corrected since. An unavailable broker does not delay the
 * start forever.
 */
export function createCatchUp(): CatchUp {
  const until = performance.now() + timeoutMs;
  let isOver = false;
  const isBehind = (): boolean => !isOver && performance.now() < until;
  const look = async (broker: Broker, consumer: string): Promise<void> => {
    while (isBehind()) {
      const info = await broker.manager.consumers.info(streamName, consumer).catch(() => undefined);
      if (info && info.num_pending + info.num_ack_pending === 0) isOver = true;
      else await sleep(lookMs, undefined, { ref: false });
    }
  };
  return {
    isBehind,
    follow: (broker, consumer) => {
      const looking = look(broker, consumer);
      return {
        stop: async () => {
          isOver = true;
          await looking;
        },
      };
    },
  };
}
