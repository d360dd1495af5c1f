import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { dayMs } from '@getaway/kernel/instant';
import { nightsOf } from '@getaway/kernel/stay';
import type { StayKind } from './feed-stay.rules.ts';

/** What has to be known of our own stay, or of a night that staff block, to recognize its echo on one feed. */
export interface EchoingStay {
  readonly checkInDate: CalendarDate;
  readonly checkOutDate: CalendarDate;
  /** A night that staff block may be part of an echo, and is none alone. */
  readonly isBlockedNight: boolean;
  /** Since when our exports tell of these dates; null when they never did, as of a card hold. */
  readonly exportedSince: Date | null;
  /** When they stopped to; null while they do. */
  readonly exportedUntil: Date | null;
  /** When the feed last dropped an echo that had these nights. */
  readonly echoDroppedAt: Date | null;
}

/** What has to be known of a stay on another platform to take it for an echo. */
export interface HeardStay {
  readonly kind: StayKind;
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  /** When its feed first had it with these dates. */
  readonly datesSince: Date;
}

/** Platforms read our calendar every few hours: no later than this they tell of a stay, or no longer do after it has ended. */
export const echoLingersMs = dayMs;

/**
 * Whether a block on another platform is our own calendar come back (domain page, 'Echo'): a block whose nights are
 * exactly those of whole stays of ours, one or several that touch, and that came after our exports told of each of them.
 * What was there before, has a night that we did not tell of, or has only a part of a stay, is a stay of its own:
 * platforms write their sales as blocks, too. A stay that has ended is heard for a day more where it may only just have
 * arrived, and until the platform has once shown that it knows.
 */
export function isEcho(block: HeardStay, stays: Iterable<EchoingStay>, now: Date): boolean {
  if (block.kind !== 'block') return false;
  const nights = new Set(nightsOf({ arrival: block.startDate, departure: block.endDate }));
  let hasStay = false;
  for (const stay of stays) {
    if (!isWithin(stay, block) || !echoes(stay, block, now)) continue;
    const known = nights.size;
    for (const night of nightsOf({ arrival: stay.checkInDate, departure: stay.checkOutDate }))
      nights.delete(night);
    hasStay ||= nights.size < known && !stay.isBlockedNight;
  }
  return hasStay && nights.size === 0;
}

/** Whether all of a stay is in the block, but for nights that platforms no longer write because they are over. */
function isWithin({ checkInDate, checkOutDate }: EchoingStay, block: HeardStay): boolean {
  if (checkOutDate > block.endDate || checkOutDate <= block.startDate) return false;
  return checkInDate >= block.startDate || block.startDate <= block.datesSince.toISOString().slice(0, 10);
}

function echoes(
  { exportedSince, exportedUntil, echoDroppedAt }: EchoingStay,
  { datesSince }: HeardStay,
  now: Date,
): boolean {
  if (exportedSince === null || datesSince < exportedSince) return false;
  // A feed that lacks a stay which we still tell of, for a reading or two, has it again as our echo.
  if (exportedUntil === null) return true;
  if (echoDroppedAt !== null && echoDroppedAt >= exportedSince) return false;
  // Who had long enough to tell of it and did not does not read our calendar, and sells on its own.
  if (datesSince.getTime() - exportedSince.getTime() >= echoLingersMs) return false;
  return now.getTime() - exportedUntil.getTime() < echoLingersMs;
}
