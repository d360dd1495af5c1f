import { monthAndDay } from '@getaway/kernel/calendar-date';
import { moneyRules } from '@getaway/kernel/money-rules';
import { nightsOf, type Stay } from '@getaway/kernel/stay';

const valentineNights = new Set(['02-13', '02-14', '02-15']);

/** How long before arrival a stay may be cancelled for a full refund (spec page 1, section 9; domain page). */
export function cancellationNotice(stay: Stay): string {
  const isSpecial = nightsOf(stay).some((night) => valentineNights.has(monthAndDay(night)));
  return noticeInWords(isSpecial ? moneyRules.specialNoticeHours : moneyRules.standardNoticeHours);
}

/** 48 to '48 hours', 168 to '7 days'. */
export function noticeInWords(hours: number): string {
  return hours > 72 && hours % 24 === 0 ? `${hours / 24} days` : `${hours} hours`;
}
