import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { calendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';
import { isCalendarMonth, monthOf } from '@getaway/kernel/calendar-month';
import { useQueuedParams } from '../../../ui/use-queued-params.ts';
import { firstOfMonth } from './month-view.ts';

/** What the calendar shows: a month, by its first day, or the year of that month. */
export interface Shown {
  readonly month: CalendarDate;
  readonly view: 'month' | 'year';
}

/**
 * What the calendar shows, kept in the page's address. It changes at once, before the router has followed: pressing Next
 * twice turns two months.
 */
export function useShownMonth(today: CalendarDate): readonly [Shown, (next: Shown) => void] {
  const [params, setParams] = useQueuedParams();
  const { key } = useLocation();
  const navigation = useNavigationType();
  const [shown, setShown] = useState(() => shownIn(params, today));
  const [seen, setSeen] = useState(key);
  if (key !== seen) {
    setSeen(key);
    // The page's own changes replace the address; others come by Back or by a link.
    if (navigation !== NavigationType.Replace) setShown(shownIn(params, today));
  }
  const show = (next: Shown): void => {
    setShown(next);
    setParams(() => addressOf(next, today), { replace: true });
  };
  return [shown, show];
}

/** There are no stays before or after these, and the calendar counts some months in both directions. */
const [earliest, latest] = ['1900-01', '2200-12'];

/** Reads the address; what it does not know is left out. */
export function shownIn(params: URLSearchParams, today: CalendarDate): Shown {
  const month = params.get('month') ?? '';
  return {
    month:
      isCalendarMonth(month) && month >= earliest && month <= latest
        ? calendarDate(`${month}-01`)
        : firstOfMonth(today),
    view: params.get('view') === 'year' ? 'year' : 'month',
  };
}

/** Only what differs from the page as it opens. */
export function addressOf({ month, view }: Shown, today: CalendarDate): Record<string, string> {
  return {
    ...(view === 'year' ? { view } : {}),
    ...(month === firstOfMonth(today) ? {} : { month: monthOf(month) }),
  };
}
