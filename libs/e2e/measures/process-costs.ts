import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';

/** A running process, as Linux describes it below `/proc`. */
export interface ProcessCost {
  readonly pid: number;
  readonly parent: number;
  /** Its program and first arguments. */
  readonly command: readonly string[];
  /** The name of the folder that it works in. */
  readonly folder: string;
  /** Processor time of the process since its start. */
  readonly cpuMs: number;
  /** That of the processes which it had started and which have ended. */
  readonly endedCpuMs: number;
  /** Its own memory, and its share of the memory that it has in common with others (PSS). */
  readonly memoryMiB: number;
}

const kibInMib = 1_024;
const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** A process and all that it has started, in turn. Linux only. */
export function costsBelow(root: number): ProcessCost[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readCost(Number(name)) ?? []);
  const below = (parent: number): ProcessCost[] =>
    all.filter((each) => each.parent === parent).flatMap((each) => [each, ...below(each.pid)]);
  return [...all.filter(({ pid }) => pid === root), ...below(root)];
}

function readCost(pid: number): ProcessCost | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses, the second field, may contain anything; what follows are numbers.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const field = (number: number): number => Number(fields[number - 3]);
    const memory = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return {
      pid,
      parent: field(4),
      command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0'),
      folder: path.basename(readlinkSync(`/proc/${pid}/cwd`)),
      cpuMs: sumOfThreads(pid),
      endedCpuMs: ((field(16) + field(17)) * 1_000) / ticksPerSecond,
      memoryMiB: Number(/^Pss:\s+(\d+)/m.exec(memory)?.[1] ?? 0) / kibInMib,
    };
  } catch {
    // It has ended meanwhile, or belongs to the kernel.
    return undefined;
  }
}

/** In nanoseconds, while `stat` counts in hundredths of a second, which are too coarse for an idle process. */
function sumOfThreads(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`).map((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'),
  );
  return threads.reduce((sum, text) => sum + Number(text.split(' ')[0]) / 1e6, 0);
}
