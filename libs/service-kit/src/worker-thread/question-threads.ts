import type { ResourceLimits, Worker } from 'node:worker_threads';
import { secondMs } from '@getaway/kernel/instant';
import type { Running } from '../shutdown.ts';
import { askWorker, startWorker, type QuestionLimits, type ThreadOutcome } from './limited-worker.ts';
import { createTurns } from './turns.ts';

/** Answers untrusted questions on threads of its own, and ends a thread whose question exceeds its deadline. */
export interface QuestionThreads<Question, Answer> extends Running {
  /** Rejects only when no thread can start or the thread itself fails. `queueMs` goes before that of all questions. */
  ask(
    question: Question,
    turn?: { readonly caller?: string; readonly queueMs?: number },
  ): Promise<ThreadOutcome<Answer>>;
}

export interface QuestionThreadsOptions extends QuestionLimits {
  /** A module that calls `answerQuestions`. */
  readonly module: URL;
  readonly workerData?: unknown;
  readonly memory: ResourceLimits;
  /** How many questions are at work at a time; 1 unless given. */
  readonly threads?: number;
  /** How many of them may be of one caller, so that another always finds a thread; all unless given. */
  readonly perCaller?: number;
  /** How long a question waits for its turn, once the first thread is ready; without it, as long as it takes. */
  readonly queueMs?: number;
  /**
   * Starts all threads so long after the service, which has more urgent things to start, and new ones at once where they
   * were ended. Without it a thread is started when a question waits for one.
   */
  readonly warmAfterMs?: number;
}

const restartMs = secondMs;

/** Starts the threads that questions need. Of the callers, those with the fewest questions at work come first. */
export function startQuestionThreads<Question, Answer>(
  options: QuestionThreadsOptions,
): QuestionThreads<Question, Answer> {
  const { warmAfterMs, threads: size = 1, perCaller = size } = options;
  interface Waiting {
    readonly caller: string;
    readonly begin: (worker: Worker) => Promise<void>;
    readonly reject: (error: unknown) => void;
  }
  const turns = createTurns<Waiting>(perCaller);
  const threads = new Set<Promise<Worker>>();
  const ready = new Set<Worker>();
  const idle = new Set<Worker>();
  const firstReady = Promise.withResolvers<void>();
  let isStarting = false;
  let isStopped = false;

  /** Starts a thread that is missing; the next one when this one is ready, since loading takes a whole processor. */
  const startMissing = (): void => {
    if (isStopped || isStarting || threads.size >= size) return;
    isStarting = true;
    const thread = startWorker(options, (worker) => {
      threads.delete(thread);
      idle.delete(worker);
      const wasReady = ready.delete(worker);
      // A thread that cannot start is not tried in a tight loop.
      if (warmAfterMs !== undefined) setTimeout(startMissing, wasReady ? 0 : restartMs).unref();
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
        if (warmAfterMs !== undefined || turns.areWaiting()) startMissing();
      },
      (error: unknown) => {
        isStarting = false;
        if (threads.size === 0) for (const { reject } of turns.removeAll()) reject(error);
      },
    );
  };

  const handOut = (): void => {
    // The oldest first: what it has compiled it need not compile again.
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
  if (warmAfterMs !== undefined) setTimeout(startMissing, warmAfterMs).unref();

  return {
    ask: (question, { caller = '', queueMs = options.queueMs } = {}) => {
      if (isStopped) return Promise.reject(stopped());
      const { promise, resolve, reject } = Promise.withResolvers<ThreadOutcome<Answer>>();
      const waiting: Waiting = {
        caller,
        reject,
        begin: (worker) => askWorker<Answer>(worker, question, options).then(resolve, reject),
      };
      turns.add(waiting);
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
      for (const { reject } of turns.removeAll()) reject(stopped());
      await Promise.all(
        [...threads].map(async (thread) => (await thread.catch(() => undefined))?.terminate()),
      );
    },
  };
}

function stopped(): Error {
  return new Error('The threads were stopped');
}
