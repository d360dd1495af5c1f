import type { ProcessCost } from './process-costs.ts';

/** What all processes of a part cost together. */
export interface PartCost {
  readonly part: string;
  readonly processes: number;
  readonly memoryMiB: number;
  /** Of one core, in percent. */
  readonly cpuPercent: number;
}

/** The costs of each part between two readings, the largest first. */
export function costsByPart(
  before: readonly ProcessCost[],
  after: readonly ProcessCost[],
  betweenMs: number,
): PartCost[] {
  const isThere = new Set(after.map(({ pid }) => pid));
  const atFirst = new Map(before.map((cost) => [cost.pid, cost]));
  /** What a process has used since, with the processes that it started and that ended since. */
  const cpuSince = ({ pid, cpuMs, endedCpuMs }: ProcessCost): number => {
    const own = cpuMs - (atFirst.get(pid)?.cpuMs ?? 0);
    const ended = before.filter(({ parent, pid: child }) => parent === pid && !isThere.has(child));
    const endedBefore = (atFirst.get(pid)?.endedCpuMs ?? 0) + sum(ended.map((cost) => cost.cpuMs));
    return own + endedCpuMs - endedBefore;
  };
  return [...Map.groupBy(after, partOf)]
    .map(([part, costs]) => ({
      part,
      processes: costs.length,
      memoryMiB: sum(costs.map(({ memoryMiB }) => memoryMiB)),
      cpuPercent: (sum(costs.map(cpuSince)) / betweenMs) * 100,
    }))
    .toSorted((one, other) => other.memoryMiB - one.memoryMiB);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** Programs that replace services of others, and are no part of the site. */
export const standIns: ReadonlySet<string> = new Set(['mail catcher', 'card sandbox']);

const names: readonly (readonly [RegExp, string])[] = [
  [/mail-catcher/, 'mail catcher'],
  [/card-sandbox/, 'card sandbox'],
  [/postgres/, 'postgres'],
  [/nats-server/, 'nats'],
  [/local-stack/, 'local-stack'],
  [/^npm\b/, 'npm'],
];

function partOf({ command, folder }: ProcessCost): string {
  const line = command.join(' ');
  return names.find(([pattern]) => pattern.test(line))?.[1] ?? folder;
}
