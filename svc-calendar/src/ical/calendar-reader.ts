import { secondMs } from '@getaway/kernel/instant';
import type { Running } from '@getaway/service-kit/shutdown';
import { startQuestionThreads } from '@getaway/service-kit/worker-thread/question-threads';
import type { CalendarReading, ReadingOptions } from './read-calendar.ts';

export type Reading = CalendarReading | { readonly ok: false; readonly fault: 'too-slow-to-read' };

/** Parses calendars in a worker thread, one after the other, so that no feed slows down a guest's request. */
export interface CalendarReader extends Running {
  read(body: Uint8Array, options: ReadingOptions): Promise<Reading>;
}

const defaultTimeoutMs = 15 * secondMs;
/** Ten thousand events need a third of it. A calendar that needs more is not one property's. */
const memory = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 };

/**
 * The thread starts with the first calendar. A calendar that recurs every second forever, or exhausts the
 * memory, ends the thread and not the service; the next calendar gets a new thread.
 */
export function createCalendarReader({ timeoutMs = defaultTimeoutMs } = {}): CalendarReader {
  const threads = startQuestionThreads<{ body: Uint8Array; options: ReadingOptions }, CalendarReading>({
    module: new URL('./calendar-reader.worker.ts', import.meta.url),
    memory,
    timeoutMs,
  });
  return {
    read: async (body, options) => {
      const outcome = await threads.ask({ body, options });
      return outcome.status === 'answered' ? outcome.answer : { ok: false, fault: 'too-slow-to-read' };
    },
    stop: () => threads.stop(),
  };
}
