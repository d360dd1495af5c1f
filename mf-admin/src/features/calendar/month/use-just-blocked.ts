import { useState } from 'react';
import type { CalendarEvent } from '@getaway/contracts/http/calendar';
import { blockQueries, useBlockedToast, type BlockedNight } from '../../../blocks/use-blocked-toast.ts';
import type { Days } from '../../../day-range/days.ts';
import { calendarQueries } from '../calendar-queries.ts';
import { blockedEvent, withBlocks } from './day-events.ts';

interface JustBlocked {
  /** Says that nights were blocked, and offers to undo it. */
  readonly keep: (nights: readonly BlockedNight[]) => void;
  /** The events as they are about to be: svc-calendar receives changes a moment later. */
  readonly applyTo: (events: readonly CalendarEvent[], view: Days) => CalendarEvent[];
}

const refresh = [...blockQueries, ...calendarQueries];

/** The nights that staff have just blocked here, or unblocked again. */
export function useJustBlocked(): JustBlocked {
  const [blocked, setBlocked] = useState<readonly CalendarEvent[]>([]);
  const [undone, setUndone] = useState<ReadonlySet<string>>(new Set());
  const say = useBlockedToast(refresh, (ids) => setUndone((last) => new Set([...last, ...ids])));
  return {
    keep: (nights) => {
      setBlocked((last) => [...last, ...nights.map(blockedEvent)]);
      say(nights);
    },
    applyTo: (events, view) => withBlocks(events, blocked, view).filter(({ id }) => !undone.has(id)),
  };
}
