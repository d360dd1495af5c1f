import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { forbiddenCodeRules } from '../boundaries/forbidden-code.ts';
import { checkAsvs } from './asvs.ts';
import { checkAlerts } from './alerts.ts';
import { checkPage, pagesOf } from './citations.ts';
import { drawConfiguration } from './draw-configuration.ts';
import { drawEvents } from './draw-events.ts';
import { checkGlossary, readTables } from './glossary.ts';
import { drawReadmeBlocks, withBlock } from './draw-readmes.ts';
import { checkMentions, readProject } from './mentions.ts';

// Checks the docs against the code: generated pages are up to date, links work, cited tests,
// files, commands, and tables exist, and each item of the
// security standard has an answer. With --write, the pages of events and variables and the blocks of READMEs are
// generated first.

const root = path.join(import.meta.dirname, '../..');
const read = (page: string): string => readFileSync(path.join(root, page), 'utf8');
const blocks = await drawReadmeBlocks(root);
const drawn = [
  { page: 'docs/events.md', text: await drawEvents(root) },
  { page: 'docs/configuration.md', text: drawConfiguration() },
  ...blocks.map(({ page, block }) => ({ page, text: withBlock(read(page), block) })),
];
if (process.argv.includes('--write')) {
  for (const { page, text } of drawn) {
    if (text !== undefined) writeFileSync(path.join(root, page), text);
  }
}

/** Faults that must be found, so that a broken check is noticed. */
const planted = [
  '[a page that is not there](nowhere.md)',
  '[a test that nobody wrote](../svc-booking/tests/races.test.ts)',
  '[a heading that is not there](events.md#nowhere)',
];

/** Claims without a test, for the same reason. */
const unattacked = [
  '| 1.2.5 | 1 | no commands | by construction |',
  '| 1.2.5 | 1 | no commands | [a page](threat-model.md) |',
  '| 1.2.5 | 1 | no commands | exception |',
];

/** Files and commands that do not exist, for the same reason. */
const project = readProject(root);
const unknownNames = [
  'The rules are in `src/pricing/nowhere.rules.ts`.',
  'They are in `src/nowhere/`.',
  'Run `npm run nowhere`.',
  'Run `npm run migrate -w svc-nowhere`.',
  'Run `npm start -w libs/kernel`.',
  'Run `npx nx nowhere svc-booking`.',
];

/** Tables and columns that do not exist, for the same reason. */
const tables = readTables(root);
const unknownTables = [
  '| night | One date. | `sold_nights` (svc-booking) |',
  '| hold | A `pending` booking. | `bookings.hold_color` (svc-booking) |',
];

/** READMEs with a stale line in their block, or without a place for one, for the same reason. */
const staleBlocks = blocks.filter(({ page, block }) => {
  const stale = read(page).replace('| variable | default |', '| an invented variable | default |');
  return withBlock(stale, block) === stale || withBlock('# A part\n', block) !== undefined;
});

const faults = [
  ...drawn
    .filter(({ page, text }) => text !== undefined && read(page) !== text)
    .map(({ page }) => `${page} is out of date: run npx nx draw-docs`),
  ...drawn
    .filter(({ text }) => text === undefined)
    .map(({ page }) => `${page} has no place for its generated block`),
  ...checkAsvs(read('docs/asvs.md'), forbiddenCodeRules),
  ...checkAlerts(root),
  ...checkGlossary(tables, read('docs/glossary.md')),
  ...pagesOf(root).flatMap((page) => [...checkPage(root, page), ...checkMentions(project, page, read(page))]),
  ...unattacked
    .filter(
      (row) =>
        !checkAsvs(row, forbiddenCodeRules).some((fault) => fault.startsWith('ASVS 1.2.5 is attacked by no')),
    )
    .map((row) => `${row} is not found`),
  ...unknownNames
    .filter((text) => checkMentions(project, 'svc-booking/README.md', text).length !== 1)
    .map((text) => `${text} is not found`),
  ...unknownTables
    .filter((row) => checkGlossary(tables, row).length !== 1)
    .map((row) => `${row} is not found`),
  ...staleBlocks.map(({ page }) => `a stale block of ${page} is not found`),
  ...planted
    .filter((text) => checkPage(root, 'docs/planted.md', text).length !== 1)
    .map((text) => `${text} is not found`),
];
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(
  faults.length === 0 ? 'the docs are up to date\n' : `${faults.length} faults in the docs\n`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
