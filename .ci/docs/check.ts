import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkPage, pagesOf } from './citations.ts';
import { drawEvents } from './draw-events.ts';

// What the pages say about the code: the events as they are, links that lead somewhere, tests that have their names.
// With --write the page of the events is made anew first.

const root = path.join(import.meta.dirname, '../..');
const eventsPage = path.join(root, 'docs/events.md');
const events = await drawEvents(root);
if (process.argv.includes('--write')) writeFileSync(eventsPage, events);

/** What has to be seen, so that a check that has gone blind is noticed. */
const planted = [
  '[a page that is not there](nowhere.md)',
  '[a test that nobody wrote](../svc-booking/tests/races.test.ts)',
];

const faults = [
  ...(readFileSync(eventsPage, 'utf8') === events
    ? []
    : ['docs/events.md is older than the code: npm run draw:events']),
  ...pagesOf(root).flatMap((page) => checkPage(root, page)),
  ...planted
    .filter((text) => checkPage(root, 'docs/planted.md', text).length !== 1)
    .map((text) => `${text} is not seen`),
];
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(faults.length === 0 ? 'the pages are true\n' : `${faults.length} faults in the pages\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
