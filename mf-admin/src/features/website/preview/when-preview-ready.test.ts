import { expect, test } from 'vitest';
import { whenPreviewReady } from './when-preview-ready.ts';

function answering(answers: (number | 'none')[], signal = new AbortController().signal) {
  const waits: number[] = [];
  const ask = async (): Promise<{ status: number }> => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === 'none' || answer === undefined) throw new TypeError('Failed to fetch');
    return { status: answer };
  };
  const wait = async (ms: number): Promise<void> => void waits.push(ms);
  return { waits, ready: whenPreviewReady('/?preview', { ask, wait, signal }) };
}

test('waits until the pictures of the draft are made', async () => {
  const { waits, ready } = answering([503, 'none', 503, 200]);
  expect(await ready).toBe(true);
  expect(waits).toHaveLength(3);
});

test('shows a refusal at once, and gives up on a server that stays away', async () => {
  const refused = answering([401]);
  expect(await refused.ready).toBe(true);
  expect(refused.waits).toEqual([]);
  const away = answering([503]);
  expect(await away.ready).toBe(true);
  expect(away.waits.length).toBeGreaterThan(30);
});

test('is over when a newer draft is saved', async () => {
  const controller = new AbortController();
  controller.abort();
  expect(await answering([200], controller.signal).ready).toBe(false);
});
