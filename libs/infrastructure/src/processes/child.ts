import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** A child process that can be watched, stopped gracefully, and killed. */
export interface Child {
  readonly pid: number;
  /** The signal that asks it to end. */
  readonly stopSignal: NodeJS.Signals;
  readonly exited: Promise<Exit>;
  /** The newest lines of its output, oldest first, for error messages. */
  recentLines(): string[];
  kill(signal: NodeJS.Signals): void;
  /**
   * Resolves when the process has ended: first it gets the signal, and after the grace period its group is
   * killed.
   */
  stop(): Promise<void>;
}

export interface ChildOptions {
  command: string;
  args: readonly string[];
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  uid?: number;
  gid?: number;
  stopSignal?: NodeJS.Signals;
  graceMs?: number;
  onLine?: (line: string) => void;
}

const keptLines = 40;

/** Starts a process in a group of its own, so that Ctrl-C in a terminal reaches only its supervisor. */
export function startChild(options: ChildOptions): Child {
  const { command, args, cwd, env, uid, gid, stopSignal = 'SIGTERM', graceMs = 6000, onLine } = options;
  const lines: string[] = [];
  const keep = (line: string): void => {
    lines.push(line);
    if (lines.length > keptLines) lines.shift();
    onLine?.(line);
  };

  const process_ = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    windowsHide: true,
    ...(cwd === undefined ? {} : { cwd }),
    ...(env === undefined ? {} : { env }),
    ...(uid === undefined ? {} : { uid }),
    ...(gid === undefined ? {} : { gid }),
  });
  for (const stream of [process_.stdout, process_.stderr])
    createInterface({ input: stream }).on('line', keep);

  const exited = new Promise<Exit>((resolve) => {
    process_.once('error', (error) => {
      keep(`cannot run ${command}: ${error.message}`);
      resolve({ code: 127, signal: null });
    });
    process_.once('exit', (code, signal) => resolve({ code, signal }));
  });
  let gone = false;
  void exited.then(() => {
    gone = true;
  });

  const kill = (signal: NodeJS.Signals): void => {
    if (!gone) process_.kill(signal);
  };
  return {
    pid: process_.pid ?? -1,
    stopSignal,
    exited,
    recentLines: () => [...lines],
    kill,
    stop: async () => {
      kill(stopSignal);
      const timer = setTimeout(() => killGroup(process_.pid, kill), graceMs);
      await exited;
      clearTimeout(timer);
    },
  };
}

function killGroup(pid: number | undefined, killOne: (signal: NodeJS.Signals) => void): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // No such group (Windows, or it has just ended): killing the process itself is enough.
    killOne('SIGKILL');
  }
}

/** Runs a command to its end; rejects with its last lines when it fails. The signal ends it early. */
export async function runToEnd(options: ChildOptions & { signal?: AbortSignal }): Promise<string[]> {
  options.signal?.throwIfAborted();
  const child = startChild(options);
  const end = (): void => void child.stop();
  options.signal?.addEventListener('abort', end);
  const exit = await child.exited;
  options.signal?.removeEventListener('abort', end);
  if (exit.code === 0) return child.recentLines();
  const reason = exit.signal === null ? `exit code ${exit.code}` : `signal ${exit.signal}`;
  const said = child.recentLines().slice(-15).join('\n');
  throw new Error(`${options.command} ${options.args.join(' ')} failed (${reason})\n${said}`);
}
