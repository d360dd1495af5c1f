import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState, type Dispatch } from 'react';
import { dateInZone, type CalendarDate } from '@getaway/kernel/calendar-date';
import { earlyPlace, readEarlyDates } from '../../../early/early-dates.ts';
import { property } from '../../../property.ts';
import type { BookingDraft } from '../draft/booking-draft.ts';
import { changeDraft, type DraftAction } from '../draft/draft-reducer.ts';
import { forgetDraft, loadDraft, saveDraft } from '../draft/draft-storage.ts';
import { tabStorage } from '../../../tab-storage.ts';

interface DraftInHand {
  draft: BookingDraft;
  dispatch: Dispatch<DraftAction>;
  /** Today at the house. */
  today: CalendarDate;
  /** Deletes the stored draft for good. The wizard stays visible until the next page opens, and must not store it again. */
  forget: () => void;
}

/** The draft of this tab: it outlives a reload. `servedDay` is the day at the house if the page came with it. */
export function useBookingDraft(servedDay?: CalendarDate): DraftInHand {
  const [today] = useState(() => servedDay ?? dateInZone(new Date(), property.timeZone));
  const [draft, dispatch] = useReducer(changeDraft, today, (day) => loadDraft(tabStorage(), day));
  useEarlyDates(dispatch);
  const isForgotten = useRef(false);
  useEffect(() => {
    if (!isForgotten.current) saveDraft(tabStorage(), draft);
  }, [draft]);
  const forget = useCallback(() => {
    isForgotten.current = true;
    forgetDraft(tabStorage());
  }, []);
  return { draft, dispatch, today, forget };
}

/** Takes over the dates that were chosen before the wizard was there, up to the moment at which it replaces their months. */
function useEarlyDates(dispatch: Dispatch<DraftAction>): void {
  const [place] = useState(earlyPlace);
  useLayoutEffect(() => {
    const early = readEarlyDates(place);
    if (!early) return;
    dispatch({ type: 'dates-chosen', dates: early.dates });
    if (early.focused) document.querySelector<HTMLElement>(`[data-day="${early.focused}"] button`)?.focus();
  }, [place, dispatch]);
}
