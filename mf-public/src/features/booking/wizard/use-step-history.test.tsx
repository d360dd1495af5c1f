// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { useReducer, type ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { Navigation } from '../../../layout/navigation.tsx';
import { navigate, readVisit } from '../../../layout/visit.ts';
import { bookedDraft } from '../draft/booked-draft.ts';
import { changeDraft } from '../draft/draft-reducer.ts';
import { useStepHistory } from './use-step-history.ts';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

const wrapper = ({ children }: { children: ReactNode }) => <Navigation>{children}</Navigation>;

function openAtAddOns(hasAddOns: boolean) {
  navigate('/booking', { state: { bookingStep: 3, trail: [1, 2] } });
  return renderHook(
    (props: { hasAddOns: boolean }) => {
      const [draft, dispatch] = useReducer(changeDraft, { ...bookedDraft, step: 3 });
      useStepHistory({ draft, dispatch, today: calendarDate('2026-05-01'), ...props });
      return draft.step;
    },
    { wrapper, initialProps: { hasAddOns } },
  );
}

it('goes on from the add-ons to the payment, in the same entry, once it is known that there are none', async () => {
  const { result, rerender } = openAtAddOns(true);
  const entries = history.length;
  expect(result.current).toBe(3);
  rerender({ hasAddOns: false });
  await waitFor(() => expect(result.current).toBe(4));
  expect(readVisit().state).toEqual({ bookingStep: 4, trail: [1, 2] });
  expect(history.length).toBe(entries);
});
