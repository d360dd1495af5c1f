// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import bundled from '@getaway/property/property.json' with { type: 'json' };
import type { CallApi } from '@getaway/web-kit/api-client';
import { publishedHouse, showPublishedHouse } from './published-house.ts';
import { useNewestHouse } from './use-newest-house.ts';

let revision = 1;
let content: Record<string, unknown> = bundled;
let isAway = false;
const asked: string[] = [];

const call = (async ({ path }: { path: string }) => {
  asked.push(path);
  if (isAway) throw new Error('503');
  return path.endsWith('/versions') ? [{ revision }] : { published: { revision, content }, sample: bundled };
}) as unknown as CallApi;

function Frame(): null {
  useNewestHouse(call);
  return null;
}

const before = publishedHouse();
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
const houseReads = () => asked.filter((path) => !path.endsWith('/versions')).length;

beforeEach(() => {
  vi.useFakeTimers();
  [revision, content, isAway, asked.length] = [1, bundled, false, 0];
});
afterEach(() => {
  cleanup();
  showPublishedHouse(before);
  vi.useRealTimers();
});

const publish = (name: string): void => {
  revision += 1;
  content = { ...bundled, name, checkIn: { time: '17:30', note: 'Nominal' } };
};

it('shows what was published elsewhere, and reads no house twice', async () => {
  render(<Frame />);
  publish('Cedar Cabin');
  await pass(30);
  expect(publishedHouse()).toMatchObject({ name: 'Cedar Cabin', checkInTime: '17:30' });
  await pass(90);
  expect(houseReads()).toBe(1);
  publish('Birch Cabin');
  await pass(30);
  expect(publishedHouse().name).toBe('Birch Cabin');
  expect(houseReads()).toBe(2);
});

it('shows it at once when the tab comes back into view', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  render(<Frame />);
  await pass(60);
  publish('Cedar Cabin');
  await pass(20);
  await pass(20);
  hidden.mockReturnValue(false);
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(publishedHouse().name).toBe('Cedar Cabin');
  hidden.mockRestore();
});

it('keeps the house it knows while the server is down', async () => {
  render(<Frame />);
  publish('Cedar Cabin');
  isAway = true;
  await pass(30);
  expect(publishedHouse()).toEqual(before);
  isAway = false;
  await pass(60);
  expect(publishedHouse().name).toBe('Cedar Cabin');
});
