/** Lets only a few run at once. The others wait in order, for a limited time and up to a limited number. */
export interface LimitedTurns {
  /** Resolves with what ends the turn, or with undefined when no turn came in time or too many are waiting. */
  take(): Promise<(() => void) | undefined>;
}

export interface TurnLimits {
  readonly atOnce: number;
  readonly waiting: number;
  /** The longest wait, in ms. */
  readonly queueMs: number;
}

export function createLimitedTurns({ atOnce, waiting, queueMs }: TurnLimits): LimitedTurns {
  let running = 0;
  const queue = new Set<() => void>();

  const begin = (): (() => void) => {
    running += 1;
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      running -= 1;
      const [next] = queue;
      next?.();
    };
  };

  return {
    take: () => {
      if (running < atOnce) return Promise.resolve(begin());
      if (queue.size >= waiting) return Promise.resolve(undefined);
      return new Promise((resolve) => {
        const go = (): void => {
          queue.delete(go);
          clearTimeout(timer);
          resolve(begin());
        };
        const timer = setTimeout(() => {
          queue.delete(go);
          resolve(undefined);
        }, queueMs);
        queue.add(go);
      });
    },
  };
}
