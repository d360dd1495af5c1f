import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePorts } from '@getaway/local-stack/stack/ports';
import { median } from '@getaway/testing/bench';
import { textTable } from '@getaway/testing/trials/text-table';
import { npmStart } from '../stack/npm-start.ts';
import { runLighthouse, type LighthouseRun } from './run-lighthouse.ts';

// npm run measure:lighthouse -w libs/e2e: what Lighthouse says about the pages a guest sees first, as a phone on a slow line
// opens them. It starts a site of its own; nothing else should run meanwhile. Medians, because one run says little.

const rounds = Number(process.argv[2] ?? 5);
const mostUnusedBytes = 10_240;

/** `blockingMs`: the most total blocking time. */
const pages = [
  { address: '/', blockingMs: 90 },
  { address: '/booking', blockingMs: 110 },
  { address: '/childcare', blockingMs: Infinity },
] as const;
const leastScores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
const ports = await findFreePorts();
const site = await npmStart(path.join(folder, 'data'), ports);
try {
  const runs = new Map(pages.map(({ address }) => [address, [] as LighthouseRun[]]));
  for (let round = 0; round < rounds; round += 1)
    for (const [address, results] of runs)
      results.push(await runLighthouse(`http://localhost:${ports.edge}${address}`, folder));

  const measured = pages.map((page) => ({ ...page, ...mediansOf(runs.get(page.address) ?? []) }));
  console.info(
    textTable(
      [
        'page',
        ...Object.keys(leastScores),
        'first paint',
        'largest',
        'blocking (ms)',
        'shift',
        'unused (kB)',
      ],
      measured.map((page) => [
        page.address,
        ...Object.values(page.scores).map(String),
        ...[page.firstPaintMs, page.largestPaintMs, page.blockingMs].map((ms) => ms.toFixed(0)),
        page.shift.toFixed(3),
        (page.unusedBytes / 1_024).toFixed(1),
      ]),
    ),
  );
  const faults = measured.flatMap((page, at) => faultsOf(page, pages[at]?.blockingMs ?? 0));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}

function mediansOf(runs: readonly LighthouseRun[]): LighthouseRun {
  const of = (pick: (run: LighthouseRun) => number): number => median(runs.map(pick));
  return {
    scores: {
      performance: of(({ scores }) => scores.performance),
      accessibility: of(({ scores }) => scores.accessibility),
      'best-practices': of(({ scores }) => scores['best-practices']),
      seo: of(({ scores }) => scores.seo),
    },
    firstPaintMs: of(({ firstPaintMs }) => firstPaintMs),
    largestPaintMs: of(({ largestPaintMs }) => largestPaintMs),
    blockingMs: of(({ blockingMs }) => blockingMs),
    shift: of(({ shift }) => shift),
    unusedBytes: of(({ unusedBytes }) => unusedBytes),
    waitedFor: runs[0]?.waitedFor ?? [],
  };
}

function faultsOf(page: LighthouseRun & { readonly address: string }, mostBlockingMs: number): string[] {
  const { address, scores, blockingMs, unusedBytes, waitedFor } = page;
  const short = Object.entries(leastScores).flatMap(([category, least]) => {
    const score = scores[category as keyof typeof leastScores];
    return score < least ? [`${address}: ${category} is ${score}, below ${least}`] : [];
  });
  return [
    ...short,
    ...(blockingMs > mostBlockingMs
      ? [`${address}: blocked for ${blockingMs.toFixed(0)} ms, more than ${mostBlockingMs}`]
      : []),
    ...(unusedBytes > mostUnusedBytes
      ? [
          `${address}: ${unusedBytes} bytes of a script or a stylesheet are not used, more than ${mostUnusedBytes}`,
        ]
      : []),
    ...waitedFor.map((file) => `${address}: the first paint waits for ${file}`),
  ];
}
