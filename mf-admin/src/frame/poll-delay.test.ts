import { expect, it } from 'vitest';
import { pollDelayMs } from './poll-delay.ts';

it('polls every 30 seconds, and half as often after each poll that failed or ran while the page was hidden', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 50].map((idle) => pollDelayMs(idle) / 1_000)).toEqual([
    30, 60, 120, 240, 480, 960, 960, 960,
  ]);
});
