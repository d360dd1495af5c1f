import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { whatBreaks } from './compare.ts';
import { describeContracts, type DescribedContracts } from './describe.ts';
import { plantedChanges } from './planted-changes.ts';

// Checks whether parts built with the released contracts still understand the current ones. `--release` makes the current
// contracts the released ones, once no running part uses the old ones.

const root = path.join(import.meta.dirname, '../..');
const file = path.join(root, 'libs/contracts/released.json');
const now = await describeContracts(root);
if (process.argv.includes('--release')) writeFileSync(file, `${JSON.stringify(now, undefined, 1)}\n`);

const released = JSON.parse(readFileSync(file, 'utf8')) as DescribedContracts;
const faults = [
  ...whatBreaks(released, now),
  // Makes sure that the check finds planted changes.
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
