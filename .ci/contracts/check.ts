import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { whatBreaks } from './compare.ts';
import { describeContracts, type DescribedContracts } from './describe.ts';
import { plantedChanges } from './planted-changes.ts';

// Whether parts that were built against the released contracts still understand these. `--release` makes these the
// released ones, for when every part that used the old ones is gone.

const root = path.join(import.meta.dirname, '../..');
const file = path.join(root, 'libs/contracts/released.json');
const now = await describeContracts(root);
if (process.argv.includes('--release')) writeFileSync(file, `${JSON.stringify(now, undefined, 1)}\n`);

const released = JSON.parse(readFileSync(file, 'utf8')) as DescribedContracts;
const faults = [
  ...whatBreaks(released, now),
  // A check that sees nothing is worth nothing.
  ...plantedChanges.flatMap(({ name, before, after, expected }) => {
    const seen = whatBreaks(before, after);
    return JSON.stringify(seen) === JSON.stringify(expected)
      ? []
      : [`planted: ${name}: ${seen.join(' / ') || 'not seen'}`];
  }),
];
for (const fault of faults) process.stderr.write(`${fault}\n`);
const counted = `${Object.keys(now.calls).length} calls and ${Object.keys(now.events).length} events`;
process.stdout.write(
  faults.length === 0
    ? `${counted} keep what was released\n`
    : `\n${faults.length} of the released contracts are broken. Add instead, under a new name or version; or, when nobody uses the old ones any more: npx nx release-contracts\n`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
