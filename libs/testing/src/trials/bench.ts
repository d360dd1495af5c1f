import path from 'node:path';
import * as v from 'valibot';
import { runScript } from './run-script.ts';
import { textTable } from './text-table.ts';
import { workspaceScripts } from './workspace-scripts.ts';

// `npm run bench [-- --markdown] [-- parts…]`: compares the parts with the minimal code for the same work, as
// ratios. A benchmark is the script `bench` of a part. Nothing else should run meanwhile.

const root = path.join(import.meta.dirname, '../../../..');
const factsSchema = v.object({
  bench: v.string(),
  control: v.string(),
  unit: v.string(),
  ours: v.number(),
  theirs: v.number(),
  ratio: v.number(),
  rounds: v.number(),
});

const words = process.argv.slice(2);
const form = words.includes('--markdown') ? 'markdown' : 'console';
const parts = words.filter((word) => !word.startsWith('--'));
const benches = workspaceScripts(root, (script) => script === 'bench').filter(
  ({ part }) => parts.length === 0 || parts.some((name) => part.includes(name)),
);

const rows: string[][] = [];
const broken: string[] = [];
for (const bench of benches) {
  process.stdout.write(`\n── ${bench.part} ──\n`);
  const { ok, reports } = await runScript(root, bench, { reportVariable: 'BENCH_REPORT', environment: {} });
  if (!ok) broken.push(bench.part);
  for (const facts of reports) {
    const { bench: name, control, unit, ours, theirs, ratio, rounds } = v.parse(factsSchema, facts);
    const figures = [ours, theirs].map((value) => `${figure(value)} ${unit}`);
    rows.push([name, control, ...figures, ratio.toFixed(2), String(rounds)]);
  }
}

const headings = ['what', 'beside', 'ours', 'theirs', 'ratio', 'rounds'];
process.stdout.write(`\n${textTable(headings, rows, form)}\n`);
if (broken.length > 0) process.stdout.write(`\nBroken: ${broken.join(', ')}\n`);
process.exitCode = broken.length === 0 && rows.length > 0 ? 0 : 1;

/** Three significant digits. */
function figure(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
}
