import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { forbiddenCodeRules } from '../boundaries/forbidden-code.ts';
import { checkAsvs } from './asvs.ts';
import { checkAlerts } from './alerts.ts';
import { checkPage, pagesOf } from './citations.ts';
import { drawConfiguration } from './draw-configuration.ts';
import { drawEvents } from './draw-events.ts';

// What the pages say about the code: the events and variables as they are, links that lead somewhere, tests that have
// their names, an answer to each item of the security standard.
// With --write the pages of the events and of the variables are made anew first.

const root = path.join(import.meta.dirname, '../..');
const drawn = [
  { page: 'docs/events.md', text: await drawEvents(root) },
  { page: 'docs/configuration.md', text: drawConfiguration() },
];
if (process.argv.includes('--write')) {
  for (const { page, text } of drawn) writeFileSync(path.join(root, page), text);
}

/** What has to be seen, so that a check that has gone blind is noticed. */
const planted = [
  '[a page that is not there](nowhere.md)',
  '[a test that nobody wrote](../svc-booking/tests/races.test.ts)',
  '[a heading that is not there](events.md#nowhere)',
];

/** Claims that no test attacks, for the same reason. */
const unattacked = [
  '| 1.2.5 | 1 | no commands | by construction |',
  '| 1.2.5 | 1 | no commands | [a page](threat-model.md) |',
  '| 1.2.5 | 1 | no commands | exception |',
];

const faults = [
  ...drawn
    .filter(({ page, text }) => readFileSync(path.join(root, page), 'utf8') !== text)
    .map(({ page }) => `${page} is older than the code: npx nx draw-docs`),
  ...checkAsvs(readFileSync(path.join(root, 'docs/asvs.md'), 'utf8'), forbiddenCodeRules),
  ...checkAlerts(root),
  ...pagesOf(root).flatMap((page) => checkPage(root, page)),
  ...unattacked
    .filter(
      (row) =>
        !checkAsvs(row, forbiddenCodeRules).some((fault) => fault.startsWith('ASVS 1.2.5 is attacked by no')),
    )
    .map((row) => `${row} is not seen`),
  ...planted
    .filter((text) => checkPage(root, 'docs/planted.md', text).length !== 1)
    .map((text) => `${text} is not seen`),
];
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(faults.length === 0 ? 'the pages are true\n' : `${faults.length} faults in the pages\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
