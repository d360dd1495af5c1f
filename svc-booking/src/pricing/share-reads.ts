/**
 * Shares a read among those who ask while another one runs: they wait for the next, which begins once it has ended. So at
 * most one runs at a time, and each answer was read after its question.
 */
export function shareReads<T>(read: () => Promise<T>): () => Promise<T> {
  let current: Promise<unknown> | undefined;
  let next: Promise<T> | undefined;
  const begin = (): Promise<T> => {
    const begun = read();
    const ended = begun
      .catch(() => undefined)
      .finally(() => {
        if (current === ended) current = undefined;
      });
    current = ended;
    return begun;
  };
  return () => {
    if (next) return next;
    if (!current) return begin();
    next = current.then(() => {
      next = undefined;
      return begin();
    });
    return next;
  };
}
