import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** The command line of a running process; undefined when there is none or it cannot be read. */
export function commandLineOf(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      const text = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      return text === '' ? undefined : text;
    }
    if (process.platform === 'win32') return undefined;
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).trim();
  } catch {
    // The process has ended, which is the usual case.
    return undefined;
  }
}

/**
 * Short, because its log is no longer read, which prevents some programs from ending normally; all of them
 * survive a kill.
 */
const graceMs = 2000;

/**
 * Ends a process that an earlier, killed run left behind. Process ids are reused, so it is only killed when
 * its command line contains `mark`.
 */
export async function endLeftover(pid: number, mark: string, signal: NodeJS.Signals): Promise<boolean> {
  const isOurs = (): boolean => commandLineOf(pid)?.includes(mark) ?? false;
  if (!isOurs()) return false;
  send(pid, signal);
  for (let waitedMs = 0; isOurs() && waitedMs < graceMs; waitedMs += 50) await sleep(50);
  if (isOurs()) send(pid, 'SIGKILL');
  for (let waitedMs = 0; isOurs() && waitedMs < 2000; waitedMs += 50) await sleep(50);
  return true;
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
