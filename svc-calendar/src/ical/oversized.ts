import { daysBetween, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { StayKind } from '../external-stays/feed-stay.rules.ts';
import { mostNights } from './long-stays.ts';
import type { Occurrence } from './occurrences.ts';
import type { RawEvent } from './raw-event.ts';

/** A rule with a larger COUNT claims more stays than a whole feed may have. */
export const mostStays = 20_000;

/**
 * Whether an occurrence claims more future nights than are ever stored for one. A block without an end
 * ('closed until 9999') is how platforms mark a closed property; a guest with no end, or a block until 2999,
 * is a mistake or an attack.
 */
export function isOversized(
  { ends, takesNights, isForGood }: Occurrence,
  kind: StayKind,
  today: CalendarDate,
): boolean {
  if (!takesNights || (isForGood && kind === 'block')) return false;
  const first = ends.startDate > today ? ends.startDate : today;
  return daysBetween(first, ends.endDate) > mostNights;
}

/**
 * Whether the rule of a series claims more repetitions than any feed may have. An endless rule claims none.
 */
export function repeatsTooOften({ lines }: RawEvent): boolean {
  return lines.some((line) => {
    const [, count = '0'] = /^RRULE[^:]*:(?:.*;)?COUNT=(\d+)/i.exec(line) ?? [];
    return Number(count) > mostStays;
  });
}
