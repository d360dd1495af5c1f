import { setImmediate as untilIdle } from 'node:timers/promises';

/** Runs work that occupies the thread one at a time. In between, the service answers others. */
export function createTurnTaking(): <T>(work: () => T) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(() => untilIdle()).then(work);
    last = done.catch(() => undefined);
    return done;
  };
}
