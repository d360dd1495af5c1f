import { useEffect, useEffectEvent, type Dispatch } from 'react';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { useVisit } from '../../../layout/navigation.tsx';
import { navigate } from '../../../layout/visit.ts';
import type { BookingDraft, Step } from '../draft/booking-draft.ts';
import type { DraftAction } from '../draft/draft-reducer.ts';
import { readLink } from '../draft/link.ts';
import { moveTo, readStepEntry } from './step-history.ts';
import { reachableStep } from './steps.ts';

interface DraftInHand {
  draft: BookingDraft;
  dispatch: Dispatch<DraftAction>;
  today: CalendarDate;
  /** False if the house has no step for add-ons. */
  hasAddOns: boolean;
}

/** Keeps the browser's history and the draft at the same step, and answers how to go to another. */
export function useStepHistory({ draft, dispatch, today, hasAddOns }: DraftInHand): (step: Step) => void {
  const { state, search } = useVisit();
  const entry = readStepEntry(state);

  const goTo = (step: Step) => {
    const move = moveTo(step, entry ?? { bookingStep: draft.step, trail: [] });
    if (move.by === 'going') history.go(move.entries);
    else navigate('/booking', { state: move.entry, replace: move.by === 'replacing' });
  };

  const arrive = useEffectEvent(() => {
    if (entry) return dispatch({ type: 'step-chosen', step: reachableStep(draft, entry.bookingStep) });
    // Without an entry of ours the visit has just begun, where the draft was left or where a link leads.
    const link = readLink(new URLSearchParams(search), today);
    dispatch({ type: 'link-followed', ...link });
    const step = link.dates || link.flexible ? 1 : reachableStep(draft, draft.step);
    navigate('/booking', { state: { bookingStep: step, trail: [] }, replace: true });
  });
  useEffect(() => arrive(), [state]);

  // The draft itself goes back when its dates are lost.
  const keepUp = useEffectEvent(() => {
    if (entry && entry.bookingStep !== draft.step) goTo(draft.step);
  });
  useEffect(() => keepUp(), [draft.step]);

  const passAddOns = useEffectEvent(() => {
    navigate('/booking', { state: { bookingStep: 4, trail: entry?.trail ?? [] }, replace: true });
  });
  // In the place of the entry, so that the browser's back button doesn't lead to a step without a choice.
  const isAtNoAddOns = !hasAddOns && draft.step === 3 && entry?.bookingStep === 3;
  useEffect(() => {
    if (isAtNoAddOns) passAddOns();
  }, [isAtNoAddOns]);

  return goTo;
}
