import { readFileSync } from 'node:fs';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { Worker, type ResourceLimits } from 'node:worker_threads';
import { cpuMs, type ThreadMessage } from './answer-questions.ts';

export type ThreadOutcome<Answer, Part = string> =
  | { readonly status: 'answered'; readonly answer: Answer }
  /** It took too much time or memory: the thread was terminated at the part that it reported last. */
  | { readonly status: 'killed'; readonly at: Part | undefined }
  /** Its turn did not come in time, or its thread was terminated because it got hardly any processor time. */
  | { readonly status: 'busy' };

/** What Linux calls the threads. */
const tasks = new WeakMap<Worker, string>();

/** Starts a thread; resolves when it is ready. An idle one does not keep the process alive. */
export function startWorker(
  {
    module,
    workerData,
    memory,
  }: { readonly module: URL; readonly workerData?: unknown; readonly memory: ResourceLimits },
  onExit: (worker: Worker) => void,
): Promise<Worker> {
  return new Promise((resolve, reject) => {
    // Output of libraries may quote the input, so it stays out of the log.
    const worker = new Worker(module, { workerData, resourceLimits: memory, stdout: true, stderr: true });
    worker.stdout.resume();
    worker.stderr.resume();
    let fault: Error | undefined;
    worker.on('error', (error: Error) => {
      fault = error;
    });
    worker.once('message', ({ task }: { readonly task?: string }) => {
      if (task !== undefined) tasks.set(worker, task);
      worker.unref();
      resolve(worker);
    });
    worker.once('exit', () => {
      onExit(worker);
      reject(new Error('The thread ended before it was ready', { cause: fault }));
    });
  });
}

/** The limits of one question, in ms. */
export interface QuestionLimits {
  /** Processor time, and the wall-clock time after which it is checked. */
  readonly timeoutMs: number;
  /**
   * The longest wall-clock time, on a machine that gives the thread too little processor time; `timeoutMs` by
   * default.
   */
  readonly longestMs?: number;
}

/**
 * A question that took this share of its limit as processor time is slow, even on a busy machine: an ordinary one
 * takes a twentieth, and several times that on a new thread, or when other programs compete for the processor.
 */
const slowShare = 2 / 3;
/** A thread inside one long operation cannot report how long it has run. */
const cpuAnswerMs = 200;
const shortestWaitMs = 50;

/**
 * Sends a question to an idle thread, and terminates it when it has used up its processor time, or after
 * `longestMs`: 'killed' when the question took that time, 'busy' when the thread hardly ran. Rejects when the
 * thread itself fails.
 */
export async function askWorker<Answer, Part = string>(
  worker: Worker,
  question: unknown,
  { timeoutMs, longestMs = timeoutMs }: QuestionLimits,
): Promise<ThreadOutcome<Answer, Part>> {
  const { promise, resolve, reject } = Promise.withResolvers<ThreadOutcome<Answer, Part>>();
  const askedAt = performance.now();
  let at: Part | undefined;
  let begunAtCpuMs: number | undefined;
  const onMessage = (message: ThreadMessage<Answer, Part>): void => {
    if ('answer' in message) resolve({ status: 'answered', answer: message.answer });
    else if ('failure' in message) reject(new Error(message.failure));
    else if ('begunAtCpuMs' in message) ({ begunAtCpuMs } = message);
    else if ('at' in message) ({ at } = message);
  };
  const onKilled = (): void => resolve({ status: 'killed', at });
  const judge = async (): Promise<void> => {
    const cpuNowMs = await cpuMsOf(worker);
    // Messages that arrived while this thread was busy are read first.
    await setImmediate();
    // Without a start message it never ran; without an answer it is in a long operation.
    const usedMs =
      begunAtCpuMs === undefined ? 0 : cpuNowMs === undefined ? timeoutMs : cpuNowMs - begunAtCpuMs;
    const leftMs = askedAt + longestMs - performance.now();
    if (leftMs > 0 && usedMs < timeoutMs) {
      const waitMs = Math.max(timeoutMs - usedMs, shortestWaitMs);
      timer = setTimeout(judge, Math.min(waitMs, leftMs));
    } else if (usedMs < timeoutMs * slowShare) resolve({ status: 'busy' });
    else onKilled();
  };
  let timer = setTimeout(judge, timeoutMs);
  worker.ref();
  worker.once('exit', onKilled);
  worker.on('message', onMessage);
  worker.postMessage(question);
  try {
    const outcome = await promise;
    if (outcome.status === 'answered') return outcome;
    await worker.terminate();
    // Messages from before its end arrived only now, because this thread was busy.
    return outcome.status === 'killed' ? { status: 'killed', at } : outcome;
  } finally {
    clearTimeout(timer);
    worker.off('exit', onKilled).off('message', onMessage).unref();
  }
}

/**
 * The processor time of a thread. Where the system does not know it, the thread is asked, and the time is undefined when it
 * does not report soon: then it is in a long operation, or gets no processor time, and nothing shows which.
 */
async function cpuMsOf(worker: Worker): Promise<number | undefined> {
  const task = tasks.get(worker);
  const known = task === undefined ? undefined : cpuMsOfTask(task);
  if (known !== undefined) return known;
  const silence = new AbortController();
  // One more turn: while this thread was not running, its timer expired before a waiting answer could be
  // read.
  const waited = sleep(cpuAnswerMs, undefined, { signal: silence.signal })
    .then(() => setImmediate(undefined))
    .catch(() => undefined);
  const usage = worker.cpuUsage().then(cpuMs, () => undefined);
  try {
    return await Promise.race([usage, waited]);
  } finally {
    silence.abort();
  }
}

/** Linux counts it in nanoseconds, first in the file. Undefined when the thread has ended, or nothing is counted. */
function cpuMsOfTask(task: string): number | undefined {
  try {
    return Number(readFileSync(`/proc/${task}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return undefined;
  }
}
