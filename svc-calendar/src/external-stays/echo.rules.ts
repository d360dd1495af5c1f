import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { dayMs } from '@getaway/kernel/instant';
import { nightsOf } from '@getaway/kernel/stay';
import type { StayKind } from './feed-stay.rules.ts';

/** The facts about one of our own stays, or a night that staff block, that identify its echo in a feed. */
export interface EchoingStay {
  readonly checkInDate: CalendarDate;
  readonly checkOutDate: CalendarDate;
  /** A night that staff block may be part of an echo, but is not an echo on its own. */
  readonly isBlockedNight: boolean;
  /** When our exports began to show these dates; null when they never did, as for a card hold. */
  readonly exportedSince: Date | null;
  /** When they stopped; null while they still do. */
  readonly exportedUntil: Date | null;
  /** When the feed last dropped an echo of these nights. */
  readonly echoDroppedAt: Date | null;
}

/** The facts about an external stay that identify it as an echo. */
export interface HeardStay {
  readonly kind: StayKind;
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  /** When its feed first listed it with these dates. */
  readonly datesSince: Date;
}

/**
 * Platforms read our calendar every few hours. Within this time they show a new stay, or drop one that has
 * ended.
 */
export const echoLingersMs = dayMs;

/**
 * Whether a block on another platform is an import of our own calendar (domain page, 'Echo'): its nights are
 * exactly those of whole stays of ours, one or several adjacent ones, and it appeared after our exports
 * showed each of them. A block that was there before, has a night that we did not export, or covers only a
 * part of a stay, is a separate stay, because platforms also list their sales as blocks. A stay that has
 * ended is recognized for one more day, until the platform has dropped it once.
 */
export function isEcho(block: HeardStay, stays: Iterable<EchoingStay>, now: Date): boolean {
  if (block.kind !== 'block') return false;
  const nights = new Set(nightsOf({ checkIn: block.startDate, checkOut: block.endDate }));
  let hasStay = false;
  for (const stay of stays) {
    if (!isWithin(stay, block) || !echoes(stay, block, now)) continue;
    const known = nights.size;
    for (const night of nightsOf({ checkIn: stay.checkInDate, checkOut: stay.checkOutDate }))
      nights.delete(night);
    hasStay ||= nights.size < known && !stay.isBlockedNight;
  }
  return hasStay && nights.size === 0;
}

/** Whether the block covers the whole stay, except for past nights that platforms no longer list. */
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
  // A feed that lacks a stay which we still export for one or two syncs shows it again as our echo.
  if (exportedUntil === null) return true;
  if (echoDroppedAt !== null && echoDroppedAt >= exportedSince) return false;
  // A platform that had enough time to show the stay and did not is not importing our calendar, so its block
  // is a sale.
  if (datesSince.getTime() - exportedSince.getTime() >= echoLingersMs) return false;
  return now.getTime() - exportedUntil.getTime() < echoLingersMs;
}
