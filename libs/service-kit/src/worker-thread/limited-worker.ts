import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { Worker, type ResourceLimits } from 'node:worker_threads';
import { cpuMs, type ThreadMessage } from './answer-questions.ts';

export type ThreadOutcome<Answer> =
  | { readonly status: 'answered'; readonly answer: Answer }
  /** It took too long or too much memory: the thread was ended, at the part that the thread had named last. */
  | { readonly status: 'killed'; readonly at: string | undefined }
  /** Its turn did not come in time, or its thread was ended because it hardly had a processor. */
  | { readonly status: 'busy' };

/** Starts a thread; resolves when it says that it is ready. An idle one does not keep the process alive. */
export function startWorker(
  {
    module,
    workerData,
    memory,
  }: { readonly module: URL; readonly workerData?: unknown; readonly memory: ResourceLimits },
  onExit: (worker: Worker) => void,
): Promise<Worker> {
  return new Promise((resolve, reject) => {
    // What libraries print may quote the input, so it stays out of the log.
    const worker = new Worker(module, { workerData, resourceLimits: memory, stdout: true, stderr: true });
    worker.stdout.resume();
    worker.stderr.resume();
    let fault: Error | undefined;
    worker.on('error', (error: Error) => {
      fault = error;
    });
    worker.once('message', () => {
      worker.unref();
      resolve(worker);
    });
    worker.once('exit', () => {
      onExit(worker);
      reject(new Error('The thread ended before it was ready', { cause: fault }));
    });
  });
}

/** What one question may take, in ms. */
export interface QuestionLimits {
  /** Processor time, and the time after which it is looked at. */
  readonly timeoutMs: number;
  /** All its time, on a machine that leaves the thread too little of a processor; `timeoutMs` unless given. */
  readonly longestMs?: number;
}

/** A thread that had this share of its time on a processor was slow by itself. */
const fairShare = 1 / 3;
/** A thread inside one long operation does not say how long it has run. */
const cpuAnswerMs = 200;
const shortestWaitMs = 50;

/**
 * Asks an idle thread, and ends it when it has used up its processor time, or when `longestMs` are over: 'killed' when
 * the question took them, 'busy' when the thread hardly ran. Rejects when the thread itself fails.
 */
export async function askWorker<Answer>(
  worker: Worker,
  question: unknown,
  { timeoutMs, longestMs = timeoutMs }: QuestionLimits,
): Promise<ThreadOutcome<Answer>> {
  const { promise, resolve, reject } = Promise.withResolvers<ThreadOutcome<Answer>>();
  const askedAt = performance.now();
  let at: string | undefined;
  let begunAtCpuMs: number | undefined;
  const onMessage = (message: ThreadMessage<Answer>): void => {
    if ('answer' in message) resolve({ status: 'answered', answer: message.answer });
    else if ('failure' in message) reject(new Error(message.failure));
    else if ('begunAtCpuMs' in message) ({ begunAtCpuMs } = message);
    else if ('at' in message) ({ at } = message);
  };
  const onKilled = (): void => resolve({ status: 'killed', at });
  const judge = async (): Promise<void> => {
    const cpuNowMs = await cpuMsOf(worker);
    // Messages that came while this thread was busy are read first.
    await setImmediate();
    // Without a start it never ran; without an answer it is in the middle of something long.
    const usedMs =
      begunAtCpuMs === undefined ? 0 : cpuNowMs === undefined ? timeoutMs : cpuNowMs - begunAtCpuMs;
    const leftMs = askedAt + longestMs - performance.now();
    if (leftMs > 0 && usedMs < timeoutMs) {
      const waitMs = Math.max(timeoutMs - usedMs, shortestWaitMs);
      timer = setTimeout(judge, Math.min(waitMs, leftMs));
    } else if (usedMs < timeoutMs * fairShare) resolve({ status: 'busy' });
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
    // What it posted before its end has arrived only now, when this thread was busy.
    return outcome.status === 'killed' ? { status: 'killed', at } : outcome;
  } finally {
    clearTimeout(timer);
    worker.off('exit', onKilled).off('message', onMessage).unref();
  }
}

/** Undefined when the thread does not say in time, or has ended. */
async function cpuMsOf(worker: Worker): Promise<number | undefined> {
  const silence = new AbortController();
  // One turn more: while this thread had no processor, its timer ran out before an answer that is here could be read.
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
