import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLineOf } from './leftovers.ts';

interface Lock {
  readonly pid: number;
  readonly command?: string;
  readonly notes?: Readonly<Record<string, string>>;
}

/**
 * Marks a data folder as in use by this process; throws when another one uses it. `notes` are for the commands that run
 * beside it. Returns the function that releases it.
 */
export function lockDataDir(dataDir: string, notes: Readonly<Record<string, string>> = {}): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = lockFileOf(dataDir);
  const owner = runningOwner(dataDir);
  if (owner !== undefined) {
    throw new Error(
      `The site is already running here (process ${owner}). Stop it with Ctrl-C in its terminal, or set DATA_DIR to another folder and use other ports.`,
    );
  }
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify({ pid: process.pid, command: commandLineOf(process.pid), notes }), {
    flag: 'wx',
  });
  return () => rmSync(file, { force: true });
}

/** The running process that uses a data folder. */
export function runningOwner(dataDir: string): number | undefined {
  return runningLock(dataDir)?.pid;
}

/** What the running process that uses a data folder noted. */
export function notesOfOwner(dataDir: string): Readonly<Record<string, string>> {
  return runningLock(dataDir)?.notes ?? {};
}

/** Ids are reused, so the command line of a process has to match the stored one. */
function runningLock(dataDir: string): Lock | undefined {
  const file = lockFileOf(dataDir);
  if (!existsSync(file)) return undefined;
  try {
    const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;
    const current = commandLineOf(lock.pid);
    return current !== undefined && current === lock.command ? lock : undefined;
  } catch {
    // An incomplete file comes from an interrupted start.
    return undefined;
  }
}

function lockFileOf(dataDir: string): string {
  return join(dataDir, 'running.json');
}
