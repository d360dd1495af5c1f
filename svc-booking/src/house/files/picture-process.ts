import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { PictureUse } from '@getaway/contracts/http/house-files';
import { secondMs } from '@getaway/kernel/instant';
import { pictureKindOf } from '@getaway/pictures/picture-kind';
import { drawingFonts } from './drawing-fonts.ts';
import { readOutcome, type KeepOutcome } from './picture-outcome.ts';

export type KeepAnswer = KeepOutcome | { readonly ok: false; readonly reason: 'busy' };

const program = fileURLToPath(new URL('./keep-picture.process.ts', import.meta.url));
/** Limits the memory of JavaScript. The memory for pixels is bounded by the limits on dimensions. */
const memory = ['--max-old-space-size=96', '--max-semi-space-size=4'];
/**
 * The browser waits for both, so their sum is less than the time after which the edge gives up. Only when very many files come
 * at once, it takes longer until an upload can begin at all; the edge then answers, and the same file can be sent again.
 */
const [longestMs, longestWaitMs] = [17 * secondMs, 9 * secondMs];
/** After this time the process ends on its own. The service ends it first, unless it was killed. */
const longestLifeMs = longestMs + 3 * secondMs;
/** More than any kept picture can have. */
const mostAnswerBytes = 64_000_000;

/**
 * Turns uploaded files into pictures that are kept, each in its own process, at most one photo and one drawing at a time. A
 * hostile file can block the libraries for minutes or crash them. They can't be interrupted, but a process can be killed.
 */
export function createPictureProcesses(): {
  readonly keep: (content: Uint8Array, use: PictureUse) => Promise<KeepAnswer>;
  readonly stop: () => void;
} {
  const stopping = new AbortController();
  const turns = { photo: createTurns(), drawing: createTurns() };
  return {
    keep: async (content, use) => {
      const kind = pictureKindOf(content) === 'svg' ? 'drawing' : 'photo';
      const outcome = await turns[kind](() => runProgram(content, use, kind, stopping.signal));
      return outcome ?? { ok: false, reason: 'busy' };
    },
    stop: () => stopping.abort(),
  };
}

function runProgram(
  content: Uint8Array,
  use: PictureUse,
  kind: 'photo' | 'drawing',
  signal: AbortSignal,
): Promise<KeepOutcome> {
  const ended = kind === 'drawing' ? 'heavy-drawing' : 'too-slow';
  const crashed = kind === 'drawing' ? 'heavy-drawing' : 'broken';
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [...memory, program, use, String(longestLifeMs)],
      {
        ...{ encoding: 'buffer', maxBuffer: mostAnswerBytes, signal },
        ...{ timeout: longestMs, killSignal: 'SIGKILL' },
        // Without the secrets of the service.
        env: { ...allocator(), ...(kind === 'drawing' ? drawingFonts() : {}) },
      },
      (error, stdout) => {
        if (!error) {
          const outcome = readOutcome(stdout);
          if (outcome) resolve(outcome);
          else reject(new Error('The process of a picture gave no answer that can be read'));
        } else if (signal.aborted) reject(new Error('The service is stopping', { cause: error }));
        else if (error.killed) resolve({ ok: false, reason: ended });
        // A native library crashed, or the system had no memory left for it.
        else if (error.signal) resolve({ ok: false, reason: crashed });
        else reject(new Error('The process of a picture failed', { cause: error }));
      },
    );
    // The process can exit before it has read the whole file. The callback above handles that.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(content);
  });
}

/** How the system's allocator is set for the service: it bounds the memory of this process, too. */
function allocator(): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('MALLOC_')));
}

/** Runs tasks one after the other. Returns undefined for a task that waited too long and was not started. */
function createTurns() {
  let previous = Promise.resolve();
  return async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    const { promise: end, resolve: endTurn } = Promise.withResolvers<void>();
    const begin = previous.then(() => true);
    previous = begin.then(() => end);
    const waiting = new AbortController();
    const tooLate = sleep(longestWaitMs, false, { signal: waiting.signal }).catch(() => false);
    try {
      return (await Promise.race([begin, tooLate])) ? await work() : undefined;
    } finally {
      waiting.abort();
      endTurn();
    }
  };
}
