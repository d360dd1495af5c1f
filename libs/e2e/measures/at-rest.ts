import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { minuteMs } from '@getaway/kernel/instant';
import { findFreePorts } from '@getaway/local-stack/stack/ports';
import { tellProof } from '@getaway/testing/proof';
import { textTable } from '@getaway/testing/trials/text-table';
import { npmStart } from '../stack/npm-start.ts';
import { costsByPart, standIns, sum, type PartCost } from './costs-by-part.ts';
import { effectsElsewhere } from './effects-elsewhere.ts';
import { costsBelow } from './process-costs.ts';

// What `npm start` costs while nothing happens: memory and processor time of every process. Linux only. Processes of
// another site from the same folder share memory with this one, so measure alone.

const mostMemoryMiB = 600;
const mostCpuPercent = 0.5;
/** The pauses between polls have grown to their longest by then, and every poll has run and was compiled. */
const untilRestMs = 5 * minuteMs;
/** Contains every regular job but those of an hour or a day. */
const measuredMs = 5 * minuteMs;
/** An effect that waited for a poll would take up to a minute. */
const latestEffectMs = 1_000;

const dataDir = mkdtempSync(path.join(tmpdir(), 'at-rest-'));
const ports = await findFreePorts();
const site = await npmStart(dataDir, ports);
const control = startWasteful();
try {
  const effectsBefore = await effectsElsewhere(dataDir, ports, '2027-03-02');
  await sleep(untilRestMs);
  const atFirst = [costsBelow(site.pid), costsBelow(control.pid)] as const;
  const startedAt = performance.now();
  await sleep(measuredMs);
  const atEnd = [costsBelow(site.pid), costsBelow(control.pid)] as const;
  const betweenMs = performance.now() - startedAt;
  const effectsAfter = await effectsElsewhere(dataDir, ports, '2027-03-03');

  const parts = costsByPart(atFirst[0], atEnd[0], betweenMs);
  const whole = total(parts.filter(({ part }) => !standIns.has(part)));
  const wasteful = total(costsByPart(atFirst[1], atEnd[1], betweenMs));
  const rows = [...parts, { part: 'without stand-ins', ...whole }].map((cost) => [
    cost.part,
    String(cost.processes),
    cost.memoryMiB.toFixed(1),
    cost.cpuPercent.toFixed(2),
  ]);
  console.info(textTable(['part', 'processes', 'MiB', 'percent of a core'], rows));

  const faults = [
    whole.memoryMiB <= mostMemoryMiB ? [] : `more than ${mostMemoryMiB} MiB`,
    whole.cpuPercent <= mostCpuPercent ? [] : `more than ${mostCpuPercent}% of a core`,
    ...effectsAfter.map(({ what, ms }) => (ms <= latestEffectMs ? [] : `${what} after ${ms} ms`)),
    wasteful.memoryMiB > 100 && wasteful.cpuPercent > 0.5 ? [] : 'the wasteful program was not seen',
  ].flat();
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  const effects = effectsAfter
    .map(({ what, ms }, at) => `${what} after ${ms} ms (${effectsBefore[at]?.ms} ms right after the start)`)
    .join(', ');
  tellProof({
    proof: 'at-rest',
    size: `${tell(whole)}; ${effects}`,
    control: `a program that keeps 100 MiB and works 1% of the time: ${tell(wasteful)}`,
  });
} finally {
  control.kill();
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

function total(costs: readonly PartCost[]): Omit<PartCost, 'part'> {
  return {
    processes: sum(costs.map(({ processes }) => processes)),
    memoryMiB: sum(costs.map(({ memoryMiB }) => memoryMiB)),
    cpuPercent: sum(costs.map(({ cpuPercent }) => cpuPercent)),
  };
}

function tell({ memoryMiB, cpuPercent }: Omit<PartCost, 'part'>): string {
  return `${memoryMiB.toFixed(0)} MiB, ${cpuPercent.toFixed(2)}% of a core`;
}

/** Keeps 100 MiB, and works for 10 ms of processor time each second. */
function startWasteful(): { readonly pid: number; kill(): void } {
  const program = `
    const kept = Buffer.alloc(100 * 2 ** 20, 1);
    setInterval(() => {
      const used = () => process.cpuUsage().user + process.cpuUsage().system;
      const before = used();
      while (used() - before < 10_000) kept[0] += 1;
    }, 1_000);`;
  const child = spawn(process.execPath, ['--eval', program]);
  const { pid } = child;
  if (pid === undefined) throw new Error('The control could not be started');
  return { pid, kill: () => void child.kill() };
}
