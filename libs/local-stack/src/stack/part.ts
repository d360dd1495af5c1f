import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from '@getaway/infrastructure/processes/child';
import type { Level } from './log-line.ts';

/** Something that runs as a process: how to start it, and how to know that it serves. */
export interface PartPlan {
  name: string;
  /** May wait until the part serves, as the servers of the infrastructure do. */
  start: () => Promise<Child>;
  /** Asked until it answers undefined; before that it says what is missing. */
  missingDependency: () => Promise<string | undefined>;
}

export interface Part {
  readonly name: string;
  /** Resolves when the part serves; throws with its last lines when it does not. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Sends a signal and lets the part be started again. */
  kill(signal: NodeJS.Signals): void;
}

export interface PartNotes {
  log: (level: Level, message: string, facts?: Record<string, unknown>) => void;
  started: (child: Child) => void;
  ended: () => void;
}

const readyDeadlineMs = 60_000;
const firstRestartMs = 500;
const longestRestartMs = 10_000;
/** A part that ran this long was well: its next fall is its first. */
const wellAfterMs = 30_000;

/** Keeps a part running: one that ends unexpectedly is restarted, after a growing pause. */
export function keepRunning(plan: PartPlan, notes: PartNotes): Part {
  let wanted = false;
  let child: Child | undefined;
  let pauseMs = firstRestartMs;
  let wake = new AbortController();

  const startOnce = async (): Promise<void> => {
    const started = await plan.start();
    if (!wanted) {
      await started.stop();
      return;
    }
    child = started;
    notes.started(started);
    const startedAt = performance.now();
    void started.exited.then((exit) => {
      child = undefined;
      notes.ended();
      if (!wanted) return;
      if (performance.now() - startedAt > wellAfterMs) pauseMs = firstRestartMs;
      notes.log('warn', 'exited unexpectedly', {
        code: exit.code ?? undefined,
        signal: exit.signal ?? undefined,
      });
    });
    await untilReady(plan, started);
  };

  const guard = async (): Promise<void> => {
    while (wanted) {
      await child?.exited;
      if (!wanted) return;
      notes.log('info', 'restarting', { pauseMs });
      try {
        await sleep(pauseMs, undefined, { signal: wake.signal });
      } catch {
        // Stopped during the pause.
        return;
      }
      pauseMs = Math.min(pauseMs * 2, longestRestartMs);
      try {
        await startOnce();
        notes.log('info', 'running again');
      } catch (error) {
        if (wanted) notes.log('error', error instanceof Error ? error.message : String(error));
      }
    }
  };

  return {
    name: plan.name,
    start: async () => {
      if (wanted) return;
      wanted = true;
      wake = new AbortController();
      pauseMs = firstRestartMs;
      try {
        await startOnce();
      } catch (error) {
        wanted = false;
        await child?.stop();
        throw error;
      }
      void guard();
    },
    stop: async () => {
      wanted = false;
      wake.abort();
      await child?.stop();
    },
    kill: (signal) => child?.kill(signal),
  };
}

async function untilReady({ name, missingDependency }: PartPlan, child: Child): Promise<void> {
  const state = { hasEnded: false };
  void child.exited.then(() => {
    state.hasEnded = true;
  });
  const deadline = performance.now() + readyDeadlineMs;
  let missing: string | undefined;
  while (performance.now() < deadline) {
    if (state.hasEnded) throw new Error(withLastLines(`${name} exited during startup`, child));
    missing = await missingDependency();
    if (missing === undefined) return;
    await sleep(50);
  }
  throw new Error(
    withLastLines(`${name} was not ready within ${readyDeadlineMs / 1000} s (${missing})`, child),
  );
}

function withLastLines(message: string, child: Child): string {
  const lines = child.recentLines().slice(-15);
  return [
    `${message}${lines.length === 0 ? '' : '. Its last log lines:'}`,
    ...lines.map((line) => `    ${line}`),
  ].join('\n');
}
