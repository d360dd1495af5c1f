import { afterEach, expect, test } from 'vitest';
import { eventually } from '@getaway/testing/eventually';
import {
  startQuestionThread,
  type QuestionThread,
  type QuestionThreadOptions,
} from '../src/worker-thread/question-thread.ts';

/** Counts the threads that were started. */
let started: Int32Array;
let thread: QuestionThread<'which' | 'spin' | 'fill', number>;
afterEach(() => thread.stop());

function start(options: Partial<QuestionThreadOptions> = {}): void {
  started = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  thread = startQuestionThread({
    module: new URL('./spinning.worker.ts', import.meta.url),
    workerData: { started },
    memory: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 8 },
    timeoutMs: 60_000,
    ...options,
  });
}

async function which(): Promise<number> {
  const outcome = await thread.ask('which');
  if (outcome.status !== 'answered') throw new Error(`The question was ${outcome.status}`);
  return outcome.answer;
}

test('answers the question after a killed one on a thread that was ready before', async () => {
  start({ warmAfterMs: 0, spares: 1, timeoutMs: 1_000 });
  for (const ready of [2, 3]) {
    await eventually(() => expect(Atomics.load(started, 0)).toBe(ready), { timeoutMs: 30_000 });
    const killed = await which();
    expect((await thread.ask('spin')).status).toBe('killed');
    expect(await which()).toBeGreaterThan(killed);
    expect(await which()).toBeLessThanOrEqual(ready);
  }
});

test('without a spare one, a new thread answers after a killed one', async () => {
  start({ timeoutMs: 1_000 });
  expect(await which()).toBe(1);
  expect((await thread.ask('spin')).status).toBe('killed');
  expect(await which()).toBe(2);
});

test('kills a question that takes too much memory', async () => {
  start();
  expect((await thread.ask('fill')).status).toBe('killed');
  expect(await which()).toBe(2);
});

test('answers busy when the turn of a question does not come in time', async () => {
  start({ timeoutMs: 2_000, queueMs: 100 });
  await which();
  const [first, second] = await Promise.all([thread.ask('spin'), thread.ask('which')]);
  expect([first.status, second.status]).toEqual(['killed', 'busy']);
});

test('refuses questions after it was stopped', async () => {
  start({ warmAfterMs: 0, spares: 1 });
  await which();
  await thread.stop();
  await expect(thread.ask('which')).rejects.toThrow('stopped');
});
