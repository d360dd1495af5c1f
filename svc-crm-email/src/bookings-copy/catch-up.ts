import { setTimeout as sleep } from 'node:timers/promises';
import { streamName } from '@getaway/contracts/events/stream';
import { secondMs } from '@getaway/kernel/instant';
import type { Broker } from '@getaway/service-kit/messaging/broker';
import type { Running } from '@getaway/service-kit/shutdown';

/** Longer than the broker waits before it hands an event on that a killed process had in hand. */
const timeoutMs = 45 * secondMs;
const lookMs = secondMs / 5;

export interface CatchUp {
  /** Whether events of the time when the service was down may be unread. Never for longer than 45 seconds. */
  readonly isBehind: () => boolean;
  /** Looks until a consumer has taken in all that waited for it. */
  follow(broker: Broker, consumer: string): Running;
}

/**
 * What the start of the service waits for before emails go out: written from bookings as they were when it stopped, they
 * would go to addresses that staff have corrected since. A broker that is away holds nothing up for good.
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
