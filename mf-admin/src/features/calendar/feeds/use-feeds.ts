import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { listCalendarFeeds, type CalendarFeed } from '@getaway/contracts/http/calendar-feeds';
import { useRead } from '@getaway/web-kit/swr.tsx';
import { readState, type ReadState } from '../../../ui/read-state.ts';
import { calendarReads } from '../calendar-reads.ts';

const whileUnderWayMs = 1_000;

/**
 * The feeds. While one of them is being read the list is read again each second, and what the calendar shows once more
 * when that is over; at any other time nothing is asked.
 */
export function useFeeds(syncing: boolean): ReadState<CalendarFeed[]> {
  const read = useRead(listCalendarFeeds);
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

  return readState(read);
}

const paths = new Set<string>(calendarReads.map(({ path }) => path));

/** A new feed is read right after it was added. */
export function isUnderWay({ isSyncing, health }: CalendarFeed): boolean {
  return isSyncing || health === 'new';
}
