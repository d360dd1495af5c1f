import { Worker, type ResourceLimits } from 'node:worker_threads';
import { secondMs } from '@getaway/kernel/instant';
import type { Running } from '../shutdown.ts';
import type { ThreadMessage } from './answer-questions.ts';

export type ThreadOutcome<Answer> =
  | { readonly status: 'answered'; readonly answer: Answer }
  /** It took too long or too much memory: the thread was ended. */
  | { readonly status: 'killed' }
  /** Its turn did not come within `queueMs`. */
  | { readonly status: 'busy' };

/** Runs untrusted questions one at a time on its own threads, and kills a thread whose question exceeds its deadline. */
export interface QuestionThread<Question, Answer> extends Running {
  /** Rejects only when no thread can start or the thread itself fails. */
  ask(question: Question): Promise<ThreadOutcome<Answer>>;
}

export interface QuestionThreadOptions {
  /** A module that calls `answerQuestions`. */
  readonly module: URL;
  readonly workerData?: unknown;
  readonly memory: ResourceLimits;
  /** What one question may take once the thread works on it. */
  readonly timeoutMs: number;
  /** How long a question waits for its turn, once the first thread is ready; without it, as long as it takes. */
  readonly queueMs?: number;
  /** Starts the threads so long after the service, which has more urgent things to start, and at once when one was ended. */
  readonly warmAfterMs?: number;
  /** Threads that are kept ready beside the one at work, so that the question after a killed one need not wait. */
  readonly spares?: number;
}

const restartMs = secondMs;

export function startQuestionThread<Question, Answer>(
  options: QuestionThreadOptions,
): QuestionThread<Question, Answer> {
  const { warmAfterMs, spares = 0 } = options;
  const threads = new Set<Promise<Worker>>();
  let isStopped = false;
  let lastTurn: Promise<unknown> = Promise.resolve();

  /** Starts what is missing, one after the other. */
  const startMissing = (): void => {
    if (isStopped || threads.size > spares) return;
    const thread = startWorker(options, (wasReady) => {
      threads.delete(thread);
      // A thread that cannot start is not tried in a tight loop.
      if (warmAfterMs !== undefined) setTimeout(startMissing, wasReady ? 0 : restartMs).unref();
    });
    threads.add(thread);
    thread.then(startMissing, () => undefined);
  };
  /** Only one question is at work at a time, so every ready thread is idle. */
  const readyThread = (): Promise<Worker> => {
    if (isStopped) return Promise.reject(new Error('The thread was stopped'));
    if (threads.size === 0) startMissing();
    return Promise.any(threads);
  };
  if (warmAfterMs !== undefined) setTimeout(startMissing, warmAfterMs).unref();
  let firstStart: Promise<unknown> | undefined;

  return {
    ask: async (question) => {
      await (firstStart ??= readyThread().catch(() => undefined));
      let hasStarted = false;
      let hasGivenUp = false;
      const turn = lastTurn.then(async (): Promise<ThreadOutcome<Answer>> => {
        const worker = hasGivenUp ? undefined : await readyThread();
        if (!worker || hasGivenUp) return { status: 'busy' };
        hasStarted = true;
        return answerOf<Answer>(worker, question, options.timeoutMs);
      });
      lastTurn = turn.catch(() => undefined);
      if (options.queueMs === undefined) return turn;
      const { promise: gaveUp, resolve } = Promise.withResolvers<ThreadOutcome<Answer>>();
      const timer = setTimeout(() => {
        if (hasStarted) return;
        hasGivenUp = true;
        resolve({ status: 'busy' });
      }, options.queueMs);
      return Promise.race([turn, gaveUp]).finally(() => clearTimeout(timer));
    },
    stop: async () => {
      isStopped = true;
      await Promise.all(
        [...threads].map(async (thread) => (await thread.catch(() => undefined))?.terminate()),
      );
    },
  };
}

/** A thread that said it is ready. An idle one does not keep the process alive. */
function startWorker(
  { module, workerData, memory }: QuestionThreadOptions,
  onExit: (wasReady: boolean) => void,
): Promise<Worker> {
  return new Promise((resolve, reject) => {
    let isReady = false;
    // What libraries print may quote the input, so it stays out of the log.
    const worker = new Worker(module, { workerData, resourceLimits: memory, stdout: true, stderr: true });
    worker.stdout.resume();
    worker.stderr.resume();
    let fault: Error | undefined;
    worker.on('error', (error: Error) => {
      fault = error;
    });
    worker.once('message', () => {
      isReady = true;
      worker.unref();
      resolve(worker);
    });
    worker.once('exit', () => {
      onExit(isReady);
      reject(new Error('The thread ended before it was ready', { cause: fault }));
    });
  });
}

async function answerOf<Answer>(
  worker: Worker,
  question: unknown,
  timeoutMs: number,
): Promise<ThreadOutcome<Answer>> {
  const { promise, resolve, reject } = Promise.withResolvers<ThreadOutcome<Answer>>();
  const onMessage = (message: ThreadMessage<Answer>): void => {
    if ('answer' in message) resolve({ status: 'answered', answer: message.answer });
    else if ('failure' in message) reject(new Error(message.failure));
  };
  const onKilled = (): void => resolve({ status: 'killed' });
  const timer = setTimeout(onKilled, timeoutMs);
  worker.ref();
  worker.once('exit', onKilled);
  worker.on('message', onMessage);
  worker.postMessage(question);
  try {
    const outcome = await promise;
    if (outcome.status === 'killed') await worker.terminate();
    return outcome;
  } finally {
    clearTimeout(timer);
    worker.off('exit', onKilled).off('message', onMessage).unref();
  }
}
