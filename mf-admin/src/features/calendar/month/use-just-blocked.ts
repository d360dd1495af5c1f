import { useState } from 'react';
import { listBlockedDates, listTakenNights, unblockDates } from '@getaway/contracts/http/blocked-dates';
import type { CalendarEvent } from '@getaway/contracts/http/calendar';
import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';
import { useMutation } from '../../../actions/use-mutation.ts';
import { calendarQueries } from '../calendar-queries.ts';
import type { BlockedNight } from '../day/block-range.tsx';
import { blockedEvent, withBlocks } from './day-events.ts';
import type { Days } from '../../../day-range/days.ts';

interface JustBlocked {
  /** Says that nights were blocked, and offers to undo it. */
  readonly keep: (nights: readonly BlockedNight[]) => void;
  /** The events as they are about to be: svc-calendar receives changes a moment later. */
  readonly applyTo: (events: readonly CalendarEvent[], view: Days) => CalendarEvent[];
}

const unblockTexts = {
  failed: 'Failed to remove blocked dates',
  refresh: [listBlockedDates, listTakenNights, ...calendarQueries],
};

/** The nights that staff have just blocked here, or unblocked again. */
export function useJustBlocked(): JustBlocked {
  const { toast } = useToast();
  const unblockOne = useMutation(unblockDates, { ...unblockTexts, done: 'Blocked date removed' });
  const unblockAll = useMutation(unblockDates, { ...unblockTexts, done: 'Blocked dates removed' });
  const [blocked, setBlocked] = useState<readonly CalendarEvent[]>([]);
  const [undone, setUndone] = useState<ReadonlySet<string>>(new Set());
  const undo = async (ids: string[]): Promise<void> => {
    const unblock = ids.length === 1 ? unblockOne : unblockAll;
    const outcome = await unblock.run({ body: { ids } });
    if (outcome?.ok) setUndone((last) => new Set([...last, ...ids]));
  };
  return {
    keep: (nights) => {
      setBlocked((last) => [...last, ...nights.map(blockedEvent)]);
      const ids = nights.map(({ id }) => id);
      const action = { label: 'Undo', onPress: () => void undo(ids) };
      toast({ title: 'Date range blocked successfully', action });
    },
    applyTo: (events, view) => withBlocks(events, blocked, view).filter(({ id }) => !undone.has(id)),
  };
}
