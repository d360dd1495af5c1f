import type { ResourceLimits, Worker } from 'node:worker_threads';
import { secondMs } from '@getaway/kernel/instant';
import type { Running } from '../shutdown.ts';
import { watchIdle } from './idle-watch.ts';
import { askWorker, startWorker, type QuestionLimits, type ThreadOutcome } from './limited-worker.ts';
import { createTurns } from './turns.ts';

/**
 * Answers untrusted questions in separate threads, and terminates a thread whose question exceeds its
 * deadline.
 */
export interface QuestionThreads<Question, Answer, Part = string> extends Running {
  /**
   * Rejects only when no thread can start or the thread itself fails. `queueMs` overrides that of all
   * questions.
   */
  ask(
    question: Question,
    turn?: { readonly caller?: string; readonly queueMs?: number },
  ): Promise<ThreadOutcome<Answer, Part>>;
}

export interface QuestionThreadsOptions extends QuestionLimits {
  /** A module that calls `answerQuestions`. */
  readonly module: URL;
  readonly workerData?: unknown;
  readonly memory: ResourceLimits;
  /** The number of concurrent questions; 1 by default. */
  readonly threads?: number;
  /** The most concurrent questions of one caller, so that others always find a thread; all by default. */
  readonly perCaller?: number;
  /** How long a question waits for its turn, once the first thread is ready; unlimited by default. */
  readonly queueMs?: number;
  /**
   * Starts all threads with the first question, and replaces terminated ones at once, until there was no question for
   * this long: then all threads end, and their memory is free. Without it a thread is started when a question waits
   * for one.
   */
  readonly idleMs?: number;
}

const restartMs = secondMs;

/** Starts threads as questions need them. Callers with the fewest running questions come first. */
export function startQuestionThreads<Question, Answer, Part = string>(
  options: QuestionThreadsOptions,
): QuestionThreads<Question, Answer, Part> {
  const { idleMs, threads: size = 1, perCaller = size } = options;
  interface Waiting {
    readonly caller: string;
    readonly begin: (worker: Worker) => Promise<void>;
    readonly reject: (error: unknown) => void;
  }
  const turns = createTurns<Waiting>(perCaller);
  const threads = new Set<Promise<Worker>>();
  const ready = new Set<Worker>();
  const idle = new Set<Worker>();
  let firstReady = Promise.withResolvers<void>();
  /** Whether all threads are kept ready, or only started when a question waits. */
  let keepsReady = false;
  let ending = Promise.resolve();
  let isStarting = false;
  let isStopped = false;

  /**
   * Starts a missing thread, and the next one when it is ready, because loading occupies a whole processor.
   */
  const startMissing = (): void => {
    if (isStopped || isStarting || threads.size >= size) return;
    isStarting = true;
    const thread = startWorker(options, (worker) => {
      threads.delete(thread);
      idle.delete(worker);
      const wasReady = ready.delete(worker);
      // Avoids a tight loop when a thread cannot start.
      if (keepsReady) setTimeout(startMissing, wasReady ? 0 : restartMs).unref();
      else if (wasReady && turns.areWaiting()) startMissing();
    });
    threads.add(thread);
    thread.then(
      (worker) => {
        isStarting = false;
        ready.add(worker);
        idle.add(worker);
        firstReady.resolve();
        handOut();
        if (keepsReady || turns.areWaiting()) startMissing();
        // It became idle while this thread was starting.
        else if (idleWatch) endThreads();
      },
      (error: unknown) => {
        isStarting = false;
        if (threads.size === 0) for (const { reject } of turns.removeAll()) reject(error);
      },
    );
  };

  const handOut = (): void => {
    // The oldest first, because it has compiled and cached the most.
    for (const worker of ready) {
      if (!idle.has(worker)) continue;
      const next = turns.take();
      if (!next) return;
      idle.delete(worker);
      void next.begin(worker).then(() => {
        turns.end(next);
        if (ready.has(worker)) idle.add(worker);
        handOut();
      });
    }
  };

  /** A question that comes meanwhile starts new threads, so these no longer count. */
  const endThreads = (): void => {
    const workers = [...ready];
    ready.clear();
    idle.clear();
    threads.clear();
    firstReady = Promise.withResolvers();
    ending = Promise.all([ending, ...workers.map((worker) => worker.terminate())]).then(() => undefined);
  };
  const idleWatch =
    idleMs === undefined
      ? undefined
      : watchIdle(idleMs, () => {
          keepsReady = false;
          if (!isStarting) endThreads();
        });

  return {
    ask: (question, { caller = '', queueMs = options.queueMs } = {}) => {
      if (isStopped) return Promise.reject(stopped());
      const { promise, resolve, reject } = Promise.withResolvers<ThreadOutcome<Answer, Part>>();
      const waiting: Waiting = {
        caller,
        reject,
        begin: (worker) => askWorker<Answer, Part>(worker, question, options).then(resolve, reject),
      };
      turns.add(waiting);
      if (idleWatch) {
        idleWatch.note(promise);
        keepsReady = true;
      }
      if (queueMs !== undefined) {
        const giveUp = (): void => {
          if (turns.remove(waiting)) resolve({ status: 'busy' });
        };
        void firstReady.promise.then(() => {
          const timer = setTimeout(giveUp, queueMs);
          const clear = (): void => clearTimeout(timer);
          promise.then(clear, clear);
        });
      }
      handOut();
      if (turns.areWaiting()) startMissing();
      return promise;
    },
    stop: async () => {
      isStopped = true;
      idleWatch?.stop();
      for (const { reject } of turns.removeAll()) reject(stopped());
      await Promise.all(
        [...threads].map(async (thread) => (await thread.catch(() => undefined))?.terminate()),
      );
      await ending;
    },
  };
}

function stopped(): Error {
  return new Error('The threads were stopped');
}
