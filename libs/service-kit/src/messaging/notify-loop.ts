import { secondMs } from '@getaway/kernel/instant';
import type { Running } from '../shutdown.ts';
import type { Notifications } from './notifications.ts';

export interface NotifyLoopOptions {
  readonly notifications: Notifications;
  /** The NOTIFY channel that announces work. */
  readonly channel: string;
  /** Does some of the work. Returns true when more may be waiting. */
  readonly work: () => Promise<boolean>;
  readonly onFailure: (error: unknown) => void;
  /** Time between two polls in milliseconds; defaults to one second. */
  readonly sweepMs?: number;
  /** While idle, the time between two polls doubles up to this; defaults to `sweepMs`. */
  readonly longestSweepMs?: number;
}

/**
 * Processes a table's rows immediately after a notification on its channel, and in periodic polls in case one
 * was missed. Polls slow down while there is nothing to do; a notification or a failure resets them.
 */
export async function startNotifyLoop(options: NotifyLoopOptions): Promise<Running> {
  const { sweepMs = secondMs, longestSweepMs = sweepMs } = options;
  let pauseMs = sweepMs;
  let stopped = false;
  let wake: () => void = () => {};
  const listener = await options.notifications.listen(
    options.channel,
    () => wake(),
    () => wake(),
  );
  const loop = (async () => {
    while (!stopped) {
      const woken = new Promise<void>((resolve) => {
        const sweep = setTimeout(resolve, pauseMs);
        wake = () => {
          pauseMs = sweepMs;
          clearTimeout(sweep);
          resolve();
        };
      });
      pauseMs = Math.min(2 * pauseMs, longestSweepMs);
      try {
        while (!stopped && (await options.work()));
      } catch (error) {
        pauseMs = sweepMs;
        options.onFailure(error);
      }
      if (stopped) wake();
      await woken;
    }
  })();
  return {
    stop: async () => {
      stopped = true;
      wake();
      await loop;
      await listener.close();
    },
  };
}
