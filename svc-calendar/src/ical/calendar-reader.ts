import { Worker } from 'node:worker_threads';
import { secondMs } from '@getaway/kernel/instant';
import type { Running } from '@getaway/service-kit/shutdown';
import type { CalendarReading, ReadingOptions } from './read-calendar.ts';

export type Reading = CalendarReading | { readonly ok: false; readonly fault: 'too-slow-to-read' };

/** Reads calendars on a thread of its own, one after the other, so that no feed holds up a guest. */
export interface CalendarReader extends Running {
  read(body: Uint8Array, options: ReadingOptions): Promise<Reading>;
}

const defaultPatienceMs = 15 * secondMs;
/** Ten thousand events need a third of it. What needs more is no calendar of one house. */
const memoryMb = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 };

/**
 * The thread is started with the first calendar. One that repeats something every second for ever, or fills the memory,
 * ends the thread and not the service; the next calendar has a new one.
 */
export function createCalendarReader({ patienceMs = defaultPatienceMs } = {}): CalendarReader {
  let thread: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const ended = (): void => {
    thread = undefined;
  };
  const readNow = async (body: Uint8Array, options: ReadingOptions): Promise<Reading> => {
    const worker = (thread ??= startThread(ended));
    const reading = await answerOf(worker, { body, options }, patienceMs);
    if (!reading.ok && reading.fault === 'too-slow-to-read') await worker.terminate();
    return reading;
  };
  return {
    read: (body, options) => {
      const reading = last.then(() => readNow(body, options));
      last = reading.catch(() => undefined);
      return reading;
    },
    stop: async () => {
      await thread?.terminate();
    },
  };
}

function startThread(ended: () => void): Worker {
  const worker = new Worker(new URL('./calendar-reader.worker.ts', import.meta.url), {
    resourceLimits: memoryMb,
    // node-ical warns on the console, with words from the feed.
    stdout: true,
    stderr: true,
  });
  worker.on('error', () => undefined);
  worker.once('exit', ended);
  worker.unref();
  return worker;
}

async function answerOf(
  worker: Worker,
  question: { body: Uint8Array; options: ReadingOptions },
  patienceMs: number,
): Promise<Reading> {
  const done = new AbortController();
  const { signal } = done;
  try {
    return await new Promise<Reading>((resolve) => {
      const tooSlow = (): void => resolve({ ok: false, fault: 'too-slow-to-read' });
      const timer = setTimeout(tooSlow, patienceMs);
      signal.addEventListener('abort', () => clearTimeout(timer));
      const onAnswer = (reading: CalendarReading): void => resolve(reading);
      worker.once('message', onAnswer);
      worker.once('exit', tooSlow);
      signal.addEventListener('abort', () => worker.off('message', onAnswer).off('exit', tooSlow));
      worker.postMessage(question);
    });
  } finally {
    done.abort();
  }
}
