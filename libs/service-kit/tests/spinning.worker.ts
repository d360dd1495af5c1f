import { execFileSync } from 'node:child_process';
import { workerData } from 'node:worker_threads';
import { answerQuestions } from '../src/worker-thread/answer-questions.ts';

const { started } = workerData as { started: Int32Array };
const number = Atomics.add(started, 0, 1) + 1;

/**
 * `which` returns the number of the thread, from 1; `spin` never ends, `fill` uses all memory; `sleep` takes
 * two seconds and hardly any processor time, as on a busy machine, and `block` as well, without reporting anything.
 */
answerQuestions<'which' | 'spin' | 'sleep' | 'block' | 'fill', number>((question, isAt) => {
  if (question === 'spin') isAt('spinning');
  while (question === 'spin');
  if (question === 'sleep') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_000);
  if (question === 'block') execFileSync('sleep', ['2']);
  const filled: string[][] = [];
  while (question === 'fill') filled.push(Array.from({ length: 10_000 }, (_, index) => `${index}`));
  return number;
});
