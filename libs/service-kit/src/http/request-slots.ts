import type { Response } from 'express';

/** Limits the number of concurrent requests. The others wait in order. */
export interface RequestSlots {
  /**
   * Resolves to true once the request of this response may continue; its slot becomes available when the
   * response closes. Resolves to false when the client disconnected before, or after `longestMs`.
   */
  take(response: Response, longestMs?: number): Promise<boolean>;
}

/**
 * `http.Agent` has its own limit, `maxSockets`, but does not count connections that are being opened: a burst
 * of requests gets a connection for each.
 */
export function createRequestSlots(count: number): RequestSlots {
  let free = count;
  const waiting = new Set<() => void>();

  const giveBack = (): void => {
    const [next] = waiting;
    if (next) next();
    else free += 1;
  };

  return {
    take: (response, longestMs) =>
      new Promise((resolve) => {
        if (response.closed) return resolve(false);
        const begin = (): void => {
          waiting.delete(begin);
          clearTimeout(timer);
          response.off('close', leave).once('close', giveBack);
          resolve(true);
        };
        const leave = (): void => {
          waiting.delete(begin);
          clearTimeout(timer);
          response.off('close', leave);
          resolve(false);
        };
        let timer: NodeJS.Timeout | undefined;
        if (free > 0) {
          free -= 1;
          begin();
        } else {
          waiting.add(begin);
          response.once('close', leave);
          if (longestMs !== undefined) timer = setTimeout(leave, longestMs);
        }
      }),
  };
}
