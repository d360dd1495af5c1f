/** A whole number from 0 up to, not including, `below`. */
export type RandomInt = (below: number) => number;

/** A seeded generator: the same seed gives the same numbers (mulberry32). */
export function seededRandomInt(seed: number): RandomInt {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

/** True in so many of a hundred cases. */
export function happens(randomInt: RandomInt, percent: number): boolean {
  return randomInt(100) < percent;
}

/** One of them, each as likely as the other. Throws when there is none. */
export function oneOf<T>(randomInt: RandomInt, all: readonly T[]): T {
  const found = all[randomInt(all.length)];
  if (found === undefined) throw new RangeError('nothing to choose from');
  return found;
}
