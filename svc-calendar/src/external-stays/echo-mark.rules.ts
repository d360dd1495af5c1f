import { addDays, calendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';
import { dayMs } from '@getaway/kernel/instant';
import { nightsOf } from '@getaway/kernel/stay';
import { isEcho, type EchoingStay, type HeardStay } from './echo.rules.ts';

/**
 * After this long an echo of a stay that has ended is a block. Platforms read our calendar within hours, so a block that is
 * still there was made by the host.
 */
export const echoLapsesAfterMs = 2 * dayMs;

/** What is stored with a block about its being an echo. */
export interface EchoMark {
  readonly isEcho: boolean;
  /** Since when an echo has a night without a stay or block of ours; null while each night has one. */
  readonly uncoveredSince: Date | null;
}

const noEcho: EchoMark = { isEcho: false, uncoveredSince: null };

/**
 * The mark of a block from now on. A mark that is there outlives changes of our stays, so that a canceled booking is
 * available at once and not when the other platform has noticed; it lapses `echoLapsesAfterMs` after the end of a stay
 * whose nights have no stay or block of ours.
 */
export function nextEchoMark(
  block: HeardStay & { readonly mark: EchoMark },
  stays: readonly EchoingStay[],
  now: Date,
): EchoMark {
  if (!block.mark.isEcho) return isEcho(block, stays, now) ? { isEcho: true, uncoveredSince: null } : noEcho;
  const since = uncoveredSince(block, stays, now);
  if (since === null) return { isEcho: true, uncoveredSince: null };
  const hasLapsed = now.getTime() - since.getTime() >= echoLapsesAfterMs;
  return hasLapsed ? noEcho : { isEcho: true, uncoveredSince: since };
}

/** The earliest moment since which a night of the block, today's or later, has nothing of ours; null if each has something. */
function uncoveredSince(
  block: HeardStay & { readonly mark: EchoMark },
  stays: readonly EchoingStay[],
  now: Date,
): Date | null {
  const told = stays.filter(({ exportedSince }) => exportedSince !== null);
  const standing = told.filter(({ exportedUntil }) => exportedUntil === null);
  // Nights that staff block are no echo alone.
  const covering = standing.some(({ isBlockedNight }) => !isBlockedNight) ? standing : [];
  let earliest: Date | null = null;
  for (const night of nightsAhead(block, now)) {
    if (covering.some((stay) => hasNight(stay, night))) continue;
    const ends = told.flatMap((stay) => (hasNight(stay, night) && stay.exportedUntil) || []);
    // A stay that was moved has left no end behind: it ended when its nights were first seen without it.
    const since = latest(ends) ?? block.mark.uncoveredSince ?? now;
    if (earliest === null || since < earliest) earliest = since;
  }
  return earliest;
}

function nightsAhead({ startDate, endDate }: HeardStay, now: Date): CalendarDate[] {
  // The house may be behind the date of UTC.
  const today = addDays(calendarDate(now.toISOString().slice(0, 10)), -1);
  const checkIn = startDate > today ? startDate : today;
  return checkIn < endDate ? nightsOf({ checkIn, checkOut: endDate }) : [];
}

function hasNight({ checkInDate, checkOutDate }: EchoingStay, night: CalendarDate): boolean {
  return checkInDate <= night && night < checkOutDate;
}

function latest(moments: readonly Date[]): Date | undefined {
  return moments.reduce<Date | undefined>((last, each) => (last && last > each ? last : each), undefined);
}
