import type { ChatCalendar } from '@getaway/contracts/http/chat';
import { addDays, type CalendarDate } from '@getaway/kernel/calendar-date';
import { nightCount, stayLimits } from '@getaway/kernel/stay';
import type { AskedDates } from './dates/asked-dates.rules.ts';

/** What a calendar below the answer about these dates shows; undefined where no calendar could show them. */
export function calendarOf(dates: AskedDates, today: CalendarDate): ChatCalendar | undefined {
  const lastDay = addDays(today, stayLimits.maxDaysAhead);
  switch (dates.kind) {
    case 'named': {
      const [span] = dates.spans;
      if (span === undefined) return undefined;
      if (span.kind === 'period')
        return span.from < lastDay ? { shows: 'period', from: span.from, to: span.to } : undefined;
      const { checkIn, checkOut } = span.stay;
      const isBookable = nightCount(span.stay) <= stayLimits.maxNights && checkOut <= lastDay;
      return isBookable ? { shows: 'stay', checkIn, checkOut } : undefined;
    }
    case 'open':
      return (dates.nights ?? 0) > stayLimits.maxNights ? undefined : { shows: 'next' };
    case 'past':
    case 'missing':
    case 'unclear':
      return { shows: 'next' };
    default:
      return dates satisfies never;
  }
}
