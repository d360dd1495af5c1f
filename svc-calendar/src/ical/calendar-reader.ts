import { Worker } from 'node:worker_threads';
import { secondMs } from '@getaway/kernel/instant';
import type { CalendarReading, ReadingOptions } from './read-calendar.ts';

export type Reading = CalendarReading | { readonly ok: false; readonly fault: 'too-slow-to-read' };

const patienceMs = 15 * secondMs;
/** Ten thousand events need a third of it. What needs more is no calendar of one house. */
const memoryMb = 128;

/**
 * Reads a calendar on a thread of its own, so that no feed holds up a guest: not a big one, and not one that repeats
 * something every second for ever. It ends with its answer, or with its time or memory.
 */
export async function readCalendarAside(body: Uint8Array, options: ReadingOptions): Promise<Reading> {
  const worker = new Worker(new URL('./calendar-reader.worker.ts', import.meta.url), {
    workerData: { body, options },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    // node-ical warns on the console, with words from the feed.
    stdout: true,
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Reading>((resolve) => {
      timer = setTimeout(() => resolve({ ok: false, fault: 'too-slow-to-read' }), patienceMs);
      worker.once('message', (reading: CalendarReading) => resolve(reading));
      worker.once('error', (error: NodeJS.ErrnoException) =>
        resolve({
          ok: false,
          fault: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-slow-to-read' : 'unreadable',
        }),
      );
      worker.once('exit', () => resolve({ ok: false, fault: 'unreadable' }));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
