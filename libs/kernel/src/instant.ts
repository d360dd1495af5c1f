/** Returns the current instant. Passed in, so that tests can control the clock. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

export function addMilliseconds(instant: Date, milliseconds: number): Date {
  return new Date(instant.getTime() + milliseconds);
}

export function earlierOf(one: Date, other: Date): Date {
  return one < other ? one : other;
}

export const secondMs = 1_000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
