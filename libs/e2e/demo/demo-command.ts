import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const launcher = path.join(import.meta.dirname, '../../demo/bin/demo.mjs');

/** `npm run demo`, as it runs in a terminal. */
export interface DemoRun {
  /** Everything that it has said. */
  said(): string;
  /** Waits for the banner; throws with its output when it ends before. */
  ready(): Promise<void>;
  /** Waits until it ends on its own; returns its exit code. */
  ended(): Promise<number | null>;
  /** Ctrl-C. */
  stop(): Promise<void>;
}

/** Starts `npm run demo`, in a process group of its own, so that stopping it stops everything that it started. */
export function runDemo(environment: NodeJS.ProcessEnv): DemoRun {
  const child = spawn(process.execPath, [launcher], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A terminal interrupts the whole group, and so does this.
    detached: true,
  });
  let said = '';
  const listen = (chunk: Buffer): void => void (said += chunk.toString());
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const end = once(child, 'close');
  const ended = async (): Promise<number | null> => {
    await end;
    return child.exitCode;
  };
  return {
    said: () => said,
    ended,
    ready: async () => {
      while (!said.includes('Ready in')) {
        if (child.exitCode !== null) throw new Error(`the demo ended:\n${said.slice(-2_000)}`);
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    },
    stop: async () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGINT');
      await ended();
    },
  };
}
