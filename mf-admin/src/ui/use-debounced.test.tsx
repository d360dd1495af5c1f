// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { useDebounced } from './use-debounced.ts';

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const follow = (value: object) =>
  renderHook((current: object) => useDebounced(current, 300), { initialProps: value });

cleanUpRenderedPages();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('follows 300 ms after the last of several changes', () => {
  const { result, rerender } = follow({ search: '' });
  expect(result.current).toEqual({ value: { search: '' }, settled: true });
  rerender({ search: 'i' });
  pass(200);
  rerender({ search: 'id' });
  pass(200);
  expect(result.current).toEqual({ value: { search: '' }, settled: false });
  pass(100);
  expect(result.current).toEqual({ value: { search: 'id' }, settled: true });
});

it('is settled again when a change is taken back, without a new value', () => {
  const { result, rerender } = follow({ search: '' });
  const first = result.current.value;
  rerender({ search: 'i' });
  rerender({ search: '' });
  expect(result.current.settled).toBe(true);
  pass(1_000);
  expect(result.current.value).toBe(first);
});
