// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { DebouncedInput } from './debounced-input.tsx';

const reported = vi.fn<(text: string) => void>();
const field = (value: string) => (
  <DebouncedInput
    aria-label="Search"
    value={value}
    delayMs={300}
    clean={(text) => text.replace('#', '')}
    onDebouncedChange={reported}
  />
);
const input = () => screen.getByLabelText<HTMLInputElement>('Search');
const type = (text: string) => fireEvent.change(input(), { target: { value: text } });
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

cleanUpRenderedPages();
beforeEach(() => {
  vi.useFakeTimers();
  reported.mockClear();
});
afterEach(() => void vi.useRealTimers());

it('reports the trimmed text once, 300 ms after the last keystroke', () => {
  render(field(''));
  type('ida');
  pass(299);
  type(' ida b# ');
  pass(299);
  expect(reported).not.toHaveBeenCalled();
  expect(input().value).toBe(' ida b ');
  pass(1);
  expect(reported.mock.calls).toEqual([['ida b']]);
  pass(1_000);
  expect(reported).toHaveBeenCalledTimes(1);
});

it('reports at once on Enter, and not again afterwards', () => {
  render(field(''));
  type('ida');
  fireEvent.keyDown(input(), { key: 'Enter', code: 'Enter' });
  expect(reported.mock.calls).toEqual([['ida']]);
  pass(1_000);
  expect(reported).toHaveBeenCalledTimes(1);
});

it('keeps what is typed when its own report comes back, and takes another value from the outside', () => {
  const { rerender } = render(field(''));
  type('ida');
  pass(300);
  type('ida b');
  rerender(field('ida'));
  expect(input().value).toBe('ida b');
  rerender(field('maya'));
  expect(input().value).toBe('maya');
});
