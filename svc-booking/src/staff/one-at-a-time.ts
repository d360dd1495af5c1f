export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Serializes work under one key, so that each run sees the results of the previous one. In this process only.
 */
export function oneAtATime(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (last.get(key) === turn) last.delete(key);
    }
  };
}
