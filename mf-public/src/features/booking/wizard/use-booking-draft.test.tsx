// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useBookingDraft } from './use-booking-draft.ts';

// Other tests of this worker keep things there, too.
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

it('keeps the draft for a reload, and not once it is done with, whatever changes after that', () => {
  const { result } = renderHook(useBookingDraft);
  const come = (holdId: string) => act(() => result.current.dispatch({ type: 'held', holdId }));
  come('first');
  expect(JSON.stringify({ ...sessionStorage })).toContain('first');
  act(() => result.current.forget());
  come('second');
  expect(result.current.draft.holdId).toBe('second');
  expect({ ...sessionStorage }).toEqual({});
});
