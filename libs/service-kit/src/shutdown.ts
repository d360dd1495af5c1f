import { flushCompileCache } from 'node:module';
import type { Logger } from './logger.ts';

const flushMs = 300;
/** What a start leaves is garbage by then. */
const afterStartMs = 20_000;
/** Enough for the longest useful drain, the running requests and the consumers. */
const stopGraceMs = 20_000;

/** Something that was started and has to be stopped. */
export interface Running {
  stop(): Promise<void>;
}

/**
 * Collects what was started and stops it in reverse order. A part that fails during its start is stopped the
 * same way.
 */
export class Lifetime implements Running {
  readonly #ends: { name: string; stop: () => Promise<void> | void }[] = [];
  readonly #logger: Logger;
  readonly #signal = new AbortController();
  #stopping: Promise<void> | undefined;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  /** Aborted as the first step of stopping, for requests that wait for something to happen. */
  get stopping(): AbortSignal {
    return this.#signal.signal;
  }

  onStop(name: string, stop: () => Promise<void> | void): void {
    this.#ends.push({ name, stop });
  }

  stop(): Promise<void> {
    this.#signal.abort();
    this.#stopping ??= this.#stopAll();
    return this.#stopping;
  }

  async #stopAll(): Promise<void> {
    for (const { name, stop } of this.#ends.reverse()) {
      try {
        await stop();
      } catch (error) {
        this.#logger.error({ err: error, resource: name }, 'could not be stopped cleanly');
      }
    }
  }
}

/** Only where Node was started with `--expose-gc`; otherwise Node does it in its own time. */
function collectGarbage(): void {
  // The flavor that also gives the pages back.
  void globalThis.gc?.({ type: 'major', flavor: 'last-resort', execution: 'async' });
}

/**
 * Starts a part and stops it on SIGTERM or SIGINT: no new requests, running ones finish, buffers are flushed.
 * Exits with 1 and the reason when it cannot start, and after `graceMs` when it cannot stop.
 */
export async function runUntilSignal(
  start: () => Promise<{ running: Running; logger: Logger }>,
  graceMs = stopGraceMs,
): Promise<void> {
  const signalled = new Promise<NodeJS.Signals>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, resolve);
  });
  try {
    const starting = start();
    // A start that waits for a dependency has no running request, so it may be aborted at once.
    const early = await Promise.race([signalled, starting.then(() => undefined)]);
    if (early !== undefined) process.exit(0);
    const { running, logger } = await starting;
    // With a compile cache, the next start compiles nothing, also after a kill.
    flushCompileCache();
    setTimeout(collectGarbage, afterStartMs).unref();
    const signal = await signalled;
    logger.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), graceMs).unref();
    await running.stop();
    logger.info('stopped');
    logger.flush(() => process.exit(0));
    // The reader of our log may be gone, and the flush would never end.
    setTimeout(() => process.exit(0), flushMs);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  }
}
