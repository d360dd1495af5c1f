import { Worker, type ResourceLimits } from 'node:worker_threads';
import type { ThreadMessage } from './answer-questions.ts';

export type ThreadOutcome<Answer> =
  | { readonly status: 'answered'; readonly answer: Answer }
  /** It took too long or too much memory: the thread was ended, at the part that the thread had named last. */
  | { readonly status: 'killed'; readonly at: string | undefined }
  /** Its turn did not come in time. */
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

/** Asks an idle thread, and ends it when it takes longer than `timeoutMs`. Rejects when the thread itself fails. */
export async function askWorker<Answer>(
  worker: Worker,
  question: unknown,
  timeoutMs: number,
): Promise<ThreadOutcome<Answer>> {
  const { promise, resolve, reject } = Promise.withResolvers<ThreadOutcome<Answer>>();
  let at: string | undefined;
  const onMessage = (message: ThreadMessage<Answer>): void => {
    if ('answer' in message) resolve({ status: 'answered', answer: message.answer });
    else if ('failure' in message) reject(new Error(message.failure));
    else if ('at' in message) ({ at } = message);
  };
  const onKilled = (): void => resolve({ status: 'killed', at });
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
