import { useEffect } from 'react';
import { pollDelayMs, shortestPollMs } from './poll-delay.ts';

/**
 * Calls `poll` while the component is in the page: often while the page is in view, ever less while it is hidden or
 * `poll` fails, and at once when the page comes back into view. `poll` resolves to whether it succeeded; pass the same
 * function each time.
 */
export function usePolling(poll: () => Promise<boolean>): void {
  useEffect(() => {
    let idlePolls = 0;
    let polledAt = Date.now();
    let isStopped = false;
    let timer: ReturnType<typeof setTimeout>;
    const plan = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => void run(), pollDelayMs(idlePolls));
    };
    const run = async (): Promise<void> => {
      clearTimeout(timer);
      polledAt = Date.now();
      const succeeded = await poll();
      if (isStopped) return;
      idlePolls = succeeded && !document.hidden ? 0 : idlePolls + 1;
      plan();
    };
    const onVisibility = (): void => {
      if (document.hidden) return;
      idlePolls = 0;
      if (Date.now() - polledAt >= shortestPollMs) void run();
      else plan();
    };
    document.addEventListener('visibilitychange', onVisibility);
    plan();
    return () => {
      isStopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [poll]);
}
