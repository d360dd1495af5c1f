import { Problem } from '../problem.ts';

/** Refuses a body that is longer than `longestBytes`, and names the limit. */
export function bodyTooLarge(longestBytes: number): Problem {
  const most =
    longestBytes < 1_000_000
      ? `${Math.floor(longestBytes / 1_024)} kB`
      : `${Math.floor(longestBytes / 1_000_000)} MB`;
  return new Problem('payload-too-large', { detail: `This request can have at most ${most}` });
}
