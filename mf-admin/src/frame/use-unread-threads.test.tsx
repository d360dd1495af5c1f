// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CallApi } from '@getaway/web-kit/api-client';
import { readOnce } from '@getaway/web-kit/swr.tsx';
import { UnreadAnnouncement } from './unread-announcement.tsx';
import { useUnreadThreads } from './use-unread-threads.ts';

const answers = vi.fn<() => Promise<{ threads: number }>>();
const call = answers as unknown as CallApi;

function Count() {
  const threads = useUnreadThreads(call);
  return (
    <>
      <output>{threads ?? 'unknown'}</output>
      <UnreadAnnouncement threads={threads} />
    </>
  );
}

function show(): void {
  render(
    <SWRConfig value={{ ...readOnce, provider: () => new Map() }}>
      <Count />
    </SWRConfig>,
  );
}

let hidden = false;
const turn = (isHidden: boolean) =>
  act(async () => {
    hidden = isHidden;
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
  });
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
const announced = () => document.querySelector('[aria-live="polite"]')?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  answers.mockReset().mockResolvedValue({ threads: 1 });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('counts unread threads, and announces only that there are more', async () => {
  show();
  await pass(0);
  expect(screen.getByRole('status').textContent).toBe('1');
  expect(announced()).toBe('');
  answers.mockResolvedValue({ threads: 3 });
  await pass(30);
  expect(screen.getByRole('status').textContent).toBe('3');
  expect(announced()).toBe('New message: 3 unread threads in the inbox');
  answers.mockResolvedValue({ threads: 2 });
  await pass(30);
  expect(announced()).toBe('');
});

it('asks less and less while the page is hidden, and at once when it is back', async () => {
  show();
  await pass(0);
  await pass(60);
  expect(answers).toHaveBeenCalledTimes(3);
  await turn(true);
  await pass(60 * 60);
  const whileHidden = answers.mock.calls.length - 3;
  expect(whileHidden).toBeGreaterThan(3);
  expect(whileHidden).toBeLessThan(10);
  await turn(false);
  expect(answers).toHaveBeenCalledTimes(3 + whileHidden + 1);
});

it('asks less often after failures, and keeps the last number', async () => {
  show();
  await pass(0);
  answers.mockRejectedValue(new Error('503'));
  await pass(30 + 60 + 120);
  expect(answers).toHaveBeenCalledTimes(4);
  expect(screen.getByRole('status').textContent).toBe('1');
});
