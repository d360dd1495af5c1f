// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { DayFilter } from './day-filter.tsx';

const applied = vi.fn<(day: string) => void>();
const filter = (day: string) => <DayFilter label="From" day={day} onDay={applied} />;
const input = () => screen.getByLabelText<HTMLInputElement>('From');
const type = (day: string) => fireEvent.change(input(), { target: { value: day } });
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

cleanUpRenderedPages();
beforeEach(() => {
  vi.useFakeTimers();
  applied.mockClear();
});
afterEach(() => void vi.useRealTimers());

it('keeps a year that is being typed, and applies the complete date once', () => {
  render(filter(''));
  for (const day of ['0002-12-01', '0020-12-01', '0202-12-01']) {
    type(day);
    pass(2_000);
    expect(input().value).toBe(day);
  }
  expect(applied).not.toHaveBeenCalled();
  type('2026-12-01');
  pass(2_000);
  expect(applied.mock.calls).toEqual([['2026-12-01']]);
});

it('applies a date at once on Enter and when the field is left, and an emptied field as well', () => {
  const { rerender } = render(filter(''));
  type('2026-12-01');
  fireEvent.keyDown(input(), { key: 'Enter', code: 'Enter' });
  expect(applied.mock.calls).toEqual([['2026-12-01']]);
  rerender(filter('2026-12-01'));
  type('2026-12-02');
  fireEvent.blur(input());
  expect(applied.mock.lastCall).toEqual(['2026-12-02']);
  rerender(filter('2026-12-02'));
  type('');
  expect(applied.mock.lastCall).toEqual(['']);
  pass(2_000);
  expect(applied).toHaveBeenCalledTimes(3);
});

it('says what is missing when the field is left with a date that no list is searched by', () => {
  render(filter(''));
  type('0026-12-01');
  expect(screen.queryByText(/four-digit year/)).toBeNull();
  fireEvent.blur(input());
  expect(screen.getByText('Enter a day with a four-digit year from 2000')).toBeTruthy();
  expect(input().getAttribute('aria-invalid')).toBe('true');
  type('2026-12-01');
  expect(screen.queryByText(/four-digit year/)).toBeNull();
  expect(applied).not.toHaveBeenCalled();
});

it('leaves the list as it is while a part of the date is missing', () => {
  render(filter('2026-12-01'));
  // The browser’s value of a date without its month.
  Object.defineProperty(input(), 'validity', { value: { badInput: true } });
  type('');
  pass(2_000);
  expect(applied).not.toHaveBeenCalled();
  fireEvent.blur(input());
  expect(screen.getByText('Enter a day with a four-digit year from 2000')).toBeTruthy();
});

it('takes another date from the outside', () => {
  const { rerender } = render(filter('2026-12-01'));
  type('0002-12-01');
  rerender(filter('2027-01-01'));
  expect(input().value).toBe('2027-01-01');
});
