import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { eventually } from '@getaway/testing/eventually';
import {
  startQuestionThreads,
  type QuestionThreads,
  type QuestionThreadsOptions,
} from '../src/worker-thread/question-threads.ts';

/** Counts the threads that were started. */
let started: Int32Array;
let threads: QuestionThreads<'which' | 'spin' | 'sleep' | 'block' | 'fill', number>;
afterEach(() => threads.stop());

function start(options: Partial<QuestionThreadsOptions> = {}): void {
  started = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  threads = startQuestionThreads({
    module: new URL('./spinning.worker.ts', import.meta.url),
    workerData: { started },
    memory: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 8 },
    timeoutMs: 60_000,
    // A question that spins has enough wall-clock time for a busy machine to give it its processor time.
    longestMs: 60_000,
    ...options,
  });
}

async function which(caller?: string): Promise<number> {
  const outcome = await threads.ask('which', caller === undefined ? {} : { caller });
  if (outcome.status !== 'answered') throw new Error(`The question was ${outcome.status}`);
  return outcome.answer;
}

test('answers the question after a killed one on another thread that is ready', async () => {
  start({ idleMs: 600_000, threads: 2, timeoutMs: 1_000 });
  await which();
  for (const ready of [2, 3]) {
    await eventually(() => expect(Atomics.load(started, 0)).toBe(ready), { timeoutMs: 30_000 });
    const killed = await which();
    expect((await threads.ask('spin')).status).toBe('killed');
    expect(await which()).toBeGreaterThan(killed);
    expect(await which()).toBeLessThanOrEqual(ready);
  }
});

test('answers on a new thread after the only one was killed', async () => {
  start({ timeoutMs: 1_000 });
  expect(await which()).toBe(1);
  expect((await threads.ask('spin')).status).toBe('killed');
  expect(await which()).toBe(2);
});

test('kills a question that takes too much memory', async () => {
  start();
  expect((await threads.ask('fill')).status).toBe('killed');
  expect(await which()).toBe(2);
});

test('answers busy when the turn of a question does not come in time', async () => {
  start({ timeoutMs: 2_000, queueMs: 100 });
  await which();
  const [first, second] = await Promise.all([threads.ask('spin'), threads.ask('which')]);
  expect([first.status, second.status]).toEqual(['killed', 'busy']);
});

test('leaves a thread to others, however much one caller asks', async () => {
  start({ idleMs: 600_000, threads: 2, perCaller: 1, timeoutMs: 2_000 });
  await which();
  await eventually(() => expect(Atomics.load(started, 0)).toBe(2), { timeoutMs: 30_000 });
  const order: string[] = [];
  const note = <T>(name: string, answer: Promise<T>): Promise<T> => answer.finally(() => order.push(name));
  const [first, second] = await Promise.all([
    note('slow', threads.ask('spin', { caller: 'a' })),
    note('after it', threads.ask('which', { caller: 'a' })),
    note('of another', which('b')),
  ]);
  expect([first.status, second.status]).toEqual(['killed', 'answered']);
  expect(order).toEqual(['of another', 'slow', 'after it']);
});

test('names the part at which a question was killed', async () => {
  start({ timeoutMs: 1_000 });
  await which();
  expect(await threads.ask('spin')).toEqual({ status: 'killed', at: 'spinning' });
});

test('names the part where a question was killed while this thread was too busy to read messages', async () => {
  start({ timeoutMs: 300 });
  await which();
  // After an immediate, the timer of the deadline comes before messages.
  await setImmediate();
  const asked = threads.ask('spin');
  const busyUntil = performance.now() + 900;
  while (performance.now() < busyUntil);
  expect(await asked).toEqual({ status: 'killed', at: 'spinning' });
});

test('answers busy when the thread had no processor time, and kills no other question because of it', async () => {
  start({ timeoutMs: 300, longestMs: 300 });
  await which();
  expect(await threads.ask('sleep')).toEqual({ status: 'busy' });
  expect(await which()).toBe(2);
});

test.runIf(process.platform === 'linux')(
  'answers busy when the thread cannot even report that it had no processor time',
  async () => {
    start({ timeoutMs: 300, longestMs: 300 });
    await which();
    expect(await threads.ask('block')).toEqual({ status: 'busy' });
    expect(await which()).toBe(2);
  },
);

test('gives a thread that has hardly run more time when that is allowed', async () => {
  start({ timeoutMs: 300 });
  await which();
  expect((await threads.ask('sleep')).status).toBe('answered');
  expect((await threads.ask('spin')).status).toBe('killed');
});

test('starts all threads with the first question, and ends them when there was none for a while', async () => {
  start({ idleMs: 400, threads: 2 });
  await sleep(200);
  expect(Atomics.load(started, 0)).toBe(0);
  expect(await which()).toBe(1);
  await eventually(() => expect(Atomics.load(started, 0)).toBe(2), { timeoutMs: 30_000 });

  await sleep(1_000);
  // Neither of the two was left.
  expect(await which()).toBe(3);
});

test('keeps its threads while a question is being answered, however long that takes', async () => {
  start({ idleMs: 100, timeoutMs: 1_000 });
  expect((await threads.ask('spin')).status).toBe('killed');
  // The killed one was replaced at once, and not because of this question.
  await eventually(() => expect(Atomics.load(started, 0)).toBe(2), { timeoutMs: 30_000 });
});

test('refuses questions after a stop', async () => {
  start({ idleMs: 600_000, threads: 2 });
  await which();
  await threads.stop();
  await expect(threads.ask('which')).rejects.toThrow('stopped');
});
