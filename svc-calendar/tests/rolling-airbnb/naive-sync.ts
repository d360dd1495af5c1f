import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { WrittenStay } from '@getaway/testing/feed-server';

interface Poll {
  readonly today: CalendarDate;
  readonly stays: readonly WrittenStay[];
}

/**
 * A deliberately wrong sync: a stay is its UID, and a future stay that the feed lacks is removed. It proves
 * that the simulation detects false cancellations.
 */
export function naiveSync(polls: readonly Poll[]): { gone: number } {
  let known: readonly WrittenStay[] = [];
  let gone = 0;
  for (const { today, stays } of polls) {
    const said = new Set(stays.map(([uid]) => uid));
    gone += known.filter(([uid, , to]) => !said.has(uid) && to > today).length;
    known = stays;
  }
  return { gone };
}
