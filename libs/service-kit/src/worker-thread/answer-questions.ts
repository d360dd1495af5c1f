import { readlinkSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';

/**
 * The messages of a thread: first that it is ready, and what Linux calls it (`PID/task/TID`), then for each question its
 * processor time at the start, its current part, and one answer.
 */
export type ThreadMessage<Answer, Part = string> =
  | { readonly isReady: true; readonly task: string | undefined }
  | { readonly begunAtCpuMs: number }
  | { readonly at: Part }
  | { readonly answer: Answer }
  | { readonly failure: string };

/**
 * The thread's side of `startQuestionThreads`. Call it once, when everything slow is loaded. The part that
 * `answer` reports is named when the question is killed.
 */
export function answerQuestions<Question, Answer, Part = string>(
  answer: (question: Question, isAt: (part: Part) => void) => Answer | Promise<Answer>,
): void {
  const post = (message: ThreadMessage<Answer, Part>): void => parentPort?.postMessage(message);
  parentPort?.on('message', async (question: Question) => {
    post({ begunAtCpuMs: cpuMs(process.threadCpuUsage()) });
    try {
      post({ answer: await answer(question, (at) => post({ at })) });
    } catch (error) {
      post({ failure: error instanceof Error ? error.message : String(error) });
    }
  });
  post({ isReady: true, task: ownTask() });
  // With a compile cache, the next thread compiles nothing.
  flushCompileCache();
  // What loading has left would stay as long as the thread has nothing to do.
  globalThis.gc?.({ type: 'major', flavor: 'last-resort' });
}

/** The name of this thread below `/proc`; undefined where there is none, as on macOS. */
function ownTask(): string | undefined {
  try {
    return readlinkSync('/proc/thread-self');
  } catch {
    return undefined;
  }
}

/** The processor time of a thread, in milliseconds. */
export function cpuMs({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1_000;
}
