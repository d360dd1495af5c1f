/** A clock that moves only when it is set. */
export interface FixedClock {
  now(): Date;
  set(instant: string): void;
  advance(milliseconds: number): void;
}

/** `instant` is ISO 8601 with a zone, such as `2027-02-10T15:00:00Z`. */
export function fixedClock(instant: string): FixedClock {
  let current = read(instant);
  return {
    now: () => new Date(current),
    set: (next) => {
      current = read(next);
    },
    advance: (milliseconds) => {
      current += milliseconds;
    },
  };
}

function read(instant: string): number {
  const time = Date.parse(instant);
  if (Number.isNaN(time)) throw new RangeError(`not an instant: ${instant}`);
  return time;
}
