import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { listCalendarFeeds, type CalendarFeed } from '@getaway/contracts/http/calendar-feeds';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { queryState, type QueryState } from '../../../ui/query-state.ts';
import { calendarQueries } from '../calendar-queries.ts';

const whileUnderWayMs = 1_000;

/**
 * The feeds. While one of them is being read the list is read again each second, and what the calendar shows once more
 * when that is over; at any other time nothing is asked.
 */
export function useFeeds(syncing: boolean): QueryState<CalendarFeed[]> {
  const read = useQuery(listCalendarFeeds);
  const { mutate: mutateAll } = useSWRConfig();
  const { data, mutate } = read;
  const underWay = syncing || (data ?? []).some(isUnderWay);
  const wasUnderWay = useRef(false);

  useEffect(() => {
    if (!underWay) return;
    const timer = setInterval(() => void mutate(), whileUnderWayMs);
    return () => clearInterval(timer);
  }, [underWay, mutate]);

  useEffect(() => {
    const isOver = wasUnderWay.current && !underWay;
    wasUnderWay.current = underWay;
    if (isOver) void mutateAll((key) => Array.isArray(key) && paths.has(String(key[0])));
  }, [underWay, mutateAll]);

  return queryState(read);
}

const paths = new Set<string>(calendarQueries.map(({ path }) => path));

/** A new feed is read right after it was added. */
export function isUnderWay({ isSyncing, health }: CalendarFeed): boolean {
  return isSyncing || health === 'new';
}
