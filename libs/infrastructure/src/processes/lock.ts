import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLineOf } from './leftovers.ts';

/**
 * Marks a data folder as in use by this process; throws when another one uses it. Returns the function that
 * releases it.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = lockFileOf(dataDir);
  const owner = runningOwner(dataDir);
  if (owner !== undefined) {
    throw new Error(
      `The site is already running here (process ${owner}). Stop it with Ctrl-C in its terminal, or set DATA_DIR to another folder and use other ports.`,
    );
  }
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify({ pid: process.pid, command: commandLineOf(process.pid) }), {
    flag: 'wx',
  });
  return () => rmSync(file, { force: true });
}

/**
 * The running process that uses a data folder; ids are reused, so its command line has to match the stored
 * one.
 */
export function runningOwner(dataDir: string): number | undefined {
  const file = lockFileOf(dataDir);
  if (!existsSync(file)) return undefined;
  try {
    const { pid, command } = JSON.parse(readFileSync(file, 'utf8')) as { pid: number; command?: string };
    const current = commandLineOf(pid);
    return current !== undefined && current === command ? pid : undefined;
  } catch {
    // An incomplete file comes from an interrupted start.
    return undefined;
  }
}

function lockFileOf(dataDir: string): string {
  return join(dataDir, 'running.json');
}
