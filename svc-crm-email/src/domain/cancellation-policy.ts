import { monthAndDay } from '@getaway/kernel/calendar-date';
import { nightsOf, type Stay } from '@getaway/kernel/stay';

const valentineNights = new Set(['02-13', '02-14', '02-15']);

/** How long before arrival a stay may be cancelled for a full refund (spec page 1, section 9; domain page). */
export function cancellationNotice(stay: Stay): '48 hours' | '7 days' {
  return nightsOf(stay).some((night) => valentineNights.has(monthAndDay(night))) ? '7 days' : '48 hours';
}

/** 48 to '48 hours', 168 to '7 days'. */
export function noticeInWords(hours: number): string {
  return hours > 72 && hours % 24 === 0 ? `${hours / 24} days` : `${hours} hours`;
}
