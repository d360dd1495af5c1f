interface Keeping<T> {
  /** For so long a value is given out without a new read. */
  readonly freshMs: number;
  /** After a failure, nothing is read for so long. */
  readonly restMs: number;
  readonly read: () => Promise<T>;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

/** Gives out a value that is not older than `maxAgeMs`; a younger one that is no longer fresh is renewed meanwhile. */
export type Kept<T> = (maxAgeMs: number) => Promise<T>;

/** Keeps the last value, so that a crowd costs one read. Rejects as the last read did while it rests. */
export function keep<T>({ freshMs, restMs, read, now }: Keeping<T>): Kept<T> {
  let kept: { readonly value: T; readonly readAt: number } | undefined;
  let failed: { readonly error: unknown; readonly at: number } | undefined;
  let reading: Promise<T> | undefined;

  async function readNext(): Promise<T> {
    if (failed && now() - failed.at < restMs) throw failed.error;
    const readAt = now();
    try {
      const value = await read();
      kept = { value, readAt };
      failed = undefined;
      return value;
    } catch (error) {
      failed = { error, at: now() };
      throw error;
    }
  }

  return async (maxAgeMs) => {
    const age = kept ? now() - kept.readAt : Infinity;
    if (kept && age < freshMs) return kept.value;
    reading ??= readNext().finally(() => {
      reading = undefined;
    });
    if (!kept || age >= maxAgeMs) return reading;
    // The caller that waits for it sees it fail.
    reading.catch(() => undefined);
    return kept.value;
  };
}
