import { dayMs } from '@getaway/kernel/instant';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { StayKind } from './feed-stay.ts';

/** What has to be known of our own stay to tell its echo. */
export interface EchoingStay {
  readonly checkInDate: CalendarDate;
  readonly checkOutDate: CalendarDate;
  /** Since when our exports tell of these dates; null when they never did, as of a card hold. */
  readonly exportedSince: Date | null;
  /** When they stopped to; null while they do. */
  readonly exportedUntil: Date | null;
}

/** What has to be known of a stay on another platform to take it for an echo. */
export interface HeardStay {
  readonly kind: StayKind;
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  /** When its feed first had it with these dates. */
  readonly datesSince: Date;
  /** When its feed last dropped an echo with these dates. */
  readonly echoDroppedAt: Date | null;
}

/** Platforms read our calendar every few hours: no later than this they tell of a stay, or no longer do after it has ended. */
export const echoLingersMs = dayMs;

/**
 * Whether a block on another platform is one of our own stays come back (domain page, 'Echo'): a block with exactly its
 * dates that came after our exports told of them. What was there before, or what comes of a card hold, which is told to
 * nobody, is a stay of its own: platforms write their sales as blocks, too. A stay that has ended is heard for a day more
 * where it may only just have arrived, and until the platform has once shown that it knows.
 */
export function isEcho(block: HeardStay, stays: Iterable<EchoingStay>, now: Date): boolean {
  if (block.kind !== 'block') return false;
  for (const stay of stays) {
    if (stay.checkInDate !== block.startDate || stay.checkOutDate !== block.endDate) continue;
    if (echoes(stay, block, now)) return true;
  }
  return false;
}

function echoes(
  { exportedSince, exportedUntil }: EchoingStay,
  { datesSince, echoDroppedAt }: HeardStay,
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
