import { backup } from './backup.ts';
import { houses } from './houses.ts';
import { outages } from './outages.ts';
import { rolling } from './rolling.ts';

// npm run containers drill NAME: what docs/deploying.md promises, against the site that runs in containers here, or three of them.

const drills = { outages, rolling, backup, houses };
const startedAt = Date.now();
const tell = (message: string): void =>
  void process.stdout.write(
    `${String(Math.round((Date.now() - startedAt) / 1000)).padStart(4)} s  ${message}\n`,
  );

const name = process.argv[2] ?? '';
const drill = Object.entries(drills).find(([each]) => each === name)?.[1];
if (drill === undefined) {
  process.stderr.write(`npm run containers drill ${Object.keys(drills).join('|')}\n`);
  process.exit(1);
}
const faults = await drill(tell);
for (const fault of faults.slice(0, 50)) process.stdout.write(`✗ ${fault}\n`);
process.stdout.write(faults.length === 0 ? `✓ ${name}\n` : `${faults.length} faults\n`);
process.exit(faults.length === 0 ? 0 : 1);
