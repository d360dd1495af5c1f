import { useEffect, useReducer, useState, type Dispatch } from 'react';
import { dateInZone, type CalendarDate } from '@getaway/kernel/calendar-date';
import { property } from '../../../property.ts';
import type { BookingDraft } from '../draft/booking-draft.ts';
import { changeDraft, type DraftAction } from '../draft/draft-reducer.ts';
import { loadDraft, saveDraft } from '../draft/draft-storage.ts';

interface DraftInHand {
  draft: BookingDraft;
  dispatch: Dispatch<DraftAction>;
  /** Today at the house. */
  today: CalendarDate;
}

/** The draft of this tab: it outlives a reload. */
export function useBookingDraft(): DraftInHand {
  const [today] = useState(() => dateInZone(new Date(), property.timeZone));
  const [draft, dispatch] = useReducer(changeDraft, today, (day) => loadDraft(sessionStorage, day));
  useEffect(() => saveDraft(sessionStorage, draft), [draft]);
  return { draft, dispatch, today };
}
