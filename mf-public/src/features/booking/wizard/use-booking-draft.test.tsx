// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useBookingDraft } from './use-booking-draft.ts';

// Other tests in the same worker leave entries here.
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

it('stores the draft for a reload until it is forgotten, and ignores later changes', () => {
  const { result } = renderHook(useBookingDraft);
  const come = (holdId: string) => act(() => result.current.dispatch({ type: 'held', holdId }));
  come('first');
  expect(JSON.stringify({ ...sessionStorage })).toContain('first');
  act(() => result.current.forget());
  come('second');
  expect(result.current.draft.holdId).toBe('second');
  expect({ ...sessionStorage }).toEqual({});
});
