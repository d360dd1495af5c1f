/** The most nights that unpaid stays may take; 0 means no limit. */
export interface UnpaidNightLimits {
  readonly perNetwork: number;
  readonly overall: number;
  /** The limit that includes reservations whose guest opened the link in their email. */
  readonly confirmedPerNetwork: number;
  readonly confirmedOverall: number;
}

/** Nights that unpaid stays of guests have taken, without those of the asking stay. */
export interface UnpaidNights {
  readonly ofNetwork: number;
  readonly overall: number;
  /** All of them, including reservations that were confirmed by email. */
  readonly allOfNetwork: number;
  readonly allOverall: number;
}

/**
 * The most nights that one stay can ever be reserved for, with or without a confirmation by email; Infinity
 * when there is no limit.
 */
export function longestReservation(limits: UnpaidNightLimits): number {
  return Math.max(
    Math.min(orInfinity(limits.perNetwork), orInfinity(limits.overall)),
    Math.min(orInfinity(limits.confirmedPerNetwork), orInfinity(limits.confirmedOverall)),
  );
}

function orInfinity(limit: number): number {
  return limit > 0 ? limit : Infinity;
}

/** The limit that `wanted` more nights would pass. */
export type PassedLimit = 'network' | 'overall';

/**
 * The limit that a stay would pass with its nights, if any. A reservation that was confirmed by email only
 * has the wider limits, so that throwaway addresses cannot take the whole calendar either.
 */
export function passedLimit(
  limits: UnpaidNightLimits,
  taken: UnpaidNights,
  wanted: number,
  isEmailConfirmed: boolean,
): PassedLimit | undefined {
  const isOver = (limit: number, used: number): boolean => limit > 0 && used + wanted > limit;
  if (isEmailConfirmed) {
    if (isOver(limits.confirmedPerNetwork, taken.allOfNetwork)) return 'network';
    return isOver(limits.confirmedOverall, taken.allOverall) ? 'overall' : undefined;
  }
  if (isOver(limits.perNetwork, taken.ofNetwork)) return 'network';
  return isOver(limits.overall, taken.overall) ? 'overall' : undefined;
}
