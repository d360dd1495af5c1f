import type { Answer } from '@getaway/contracts/http/call';
import type { listUnavailableDates, RuledNights } from '@getaway/contracts/http/availability';
import type { UnavailableNights } from './explain-unavailable-nights.ts';

/** Unavailable nights in the contract's form, with the rules only where there are any. */
export function unavailableOnWire({ nights, ruled }: UnavailableNights): Answer<typeof listUnavailableDates> {
  if (ruled.size === 0) return { unavailableDates: nights };
  const byRule: RuledNights = {};
  for (const [night, rule] of ruled) (byRule[rule] ??= []).push(night);
  return { unavailableDates: nights, ruled: byRule };
}
