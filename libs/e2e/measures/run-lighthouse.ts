import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ensureChromium } from '@getaway/infrastructure/browser/chromium';
import * as v from 'valibot';

// Installed when it is run, and not with the project: a hundred packages for a measure that few people take.
const lighthouse = 'lighthouse@13.5.0';

const chromiumFlags = '--headless=new --no-sandbox --disable-gpu';

const score = v.object({ score: v.number() });
const figure = v.object({ numericValue: v.number() });
const files = v.object({
  details: v.optional(
    v.object({
      items: v.optional(v.array(v.object({ url: v.string(), wastedBytes: v.optional(v.number(), 0) })), []),
    }),
  ),
});
const reportSchema = v.object({
  categories: v.object({ performance: score, accessibility: score, 'best-practices': score, seo: score }),
  audits: v.object({
    'first-contentful-paint': figure,
    'largest-contentful-paint': figure,
    'total-blocking-time': figure,
    'cumulative-layout-shift': figure,
    'unused-javascript': files,
    'unused-css-rules': files,
    'render-blocking-insight': files,
  }),
});

export interface LighthouseRun {
  /** 0 to 100. */
  readonly scores: Readonly<Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>>;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** Total blocking time. */
  readonly blockingMs: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Packed bytes that were not used of the file that has most of them. */
  readonly unusedBytes: number;
  /** Files that the first paint waits for. */
  readonly waitedFor: readonly string[];
}

/**
 * Runs Lighthouse once, with its settings for a phone, and keeps its report in `folder`. Throws when Lighthouse fails, or
 * reports something else than expected.
 */
export async function runLighthouse(address: string, folder: string): Promise<LighthouseRun> {
  const report = path.join(folder, 'report.json');
  await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', address, '--quiet'],
      ...['--output=json', `--output-path=${report}`, `--chrome-flags=${chromiumFlags}`],
      '--only-categories=performance,accessibility,best-practices,seo',
    ],
    { cwd: folder, env: { ...process.env, CHROME_PATH: ensureChromium() } },
  );
  const { categories, audits } = v.parse(reportSchema, JSON.parse(readFileSync(report, 'utf8')));
  const outOf100 = (category: { score: number }): number => Math.round(category.score * 100);
  const unused = [audits['unused-javascript'], audits['unused-css-rules']].flatMap(itemsOf);
  return {
    scores: {
      performance: outOf100(categories.performance),
      accessibility: outOf100(categories.accessibility),
      'best-practices': outOf100(categories['best-practices']),
      seo: outOf100(categories.seo),
    },
    firstPaintMs: audits['first-contentful-paint'].numericValue,
    largestPaintMs: audits['largest-contentful-paint'].numericValue,
    blockingMs: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    unusedBytes: Math.max(0, ...unused.map(({ wastedBytes }) => wastedBytes)),
    waitedFor: itemsOf(audits['render-blocking-insight']).map(({ url }) => new URL(url).pathname),
  };
}

function itemsOf({ details }: v.InferOutput<typeof files>): { url: string; wastedBytes: number }[] {
  return details?.items ?? [];
}
