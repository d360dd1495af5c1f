import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { WrittenStay } from '@getaway/testing/feed-server';

interface Poll {
  readonly today: CalendarDate;
  readonly stays: readonly WrittenStay[];
}

/**
 * How not to do it: a stay is its UID, and what a feed does not say any more is gone, unless it is over. It shows that the
 * simulation would see false cancellations.
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
