import type { LiveHouse } from '@getaway/service-kit/house/live-house';

/**
 * Waits until a later version than `after` is shown, for at most `longestMs` or until the caller has gone. Nothing is
 * polled.
 */
export async function awaitHouse(
  house: LiveHouse,
  after: number,
  { longestMs, gone }: { readonly longestMs: number; readonly gone: AbortSignal },
): Promise<void> {
  if (house.revision() > after || gone.aborted) return;
  await new Promise<void>((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      gone.removeEventListener('abort', end);
      stop();
      resolve();
    };
    const timer = setTimeout(end, longestMs);
    const stop = house.onChange(end);
    gone.addEventListener('abort', end);
  });
}
