import { readFileSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { ensureChromium } from '@getaway/infrastructure/browser/chromium';
import type { Stack } from '@getaway/local-stack/stack/start-stack';
import { BackOffice } from '../pages/back-office.page.ts';
import { startCrowdedSite } from './crowded-site.ts';
import { dailySteps } from './daily-steps.ts';
import { longTasksOf } from './long-tasks.ts';

// npm run measure:fluid -w libs/e2e: no task above 200 ms while staff go through 50,000 guests and 5,000 emails with the
// processor slowed down four times. It starts and fills a site of its own; nothing else should run meanwhile.

const longestMs = 200;
const slowdown = 4;
/** Each on a page that knows nothing yet. */
const rounds = 3;
/** A task that is too long in a step which lost more than this to the machine's host, of two seconds, is the host's. */
const lostMs = 500;

const { stack, addGuests } = await startCrowdedSite();
let browser: Browser | undefined;
try {
  await addGuests();
  browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const measured = new Map<string, Taken[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const [name, taken] of await walk(browser, stack))
      measured.set(name, [...(measured.get(name) ?? []), taken]);
  for (const [name, times] of measured) {
    const own = times.filter(({ ms, stolenMs: stolen }) => ms <= longestMs || stolen <= lostMs);
    const longest = Math.max(0, ...own.map(({ ms }) => ms));
    process.stdout.write(`${name.padEnd(22)} ${longest} ms (${times.map(inWords).join(', ')})\n`);
    if (own.length === 0 || longest > longestMs) process.exitCode = 1;
  }
} finally {
  await browser?.close();
  await stack.stop();
}

interface Taken {
  /** The longest task of the step. */
  ms: number;
  /** For how long the machine's host ran something else meanwhile, all processors together. */
  stolenMs: number;
}

/** The longest task of each step. */
async function walk(through: Browser, { admin, urls }: Stack): Promise<[string, Taken][]> {
  const page = await through.newPage();
  const longestOf = await longTasksOf(page, slowdown);
  await new BackOffice(page).enter(admin, 'dashboard', urls.admin);
  await page.waitForLoadState('networkidle');
  const taken: [string, Taken][] = [];
  for (const step of dailySteps(page)) {
    const stolenBefore = stolenMs();
    const ms = await longestOf(step);
    taken.push([step[0], { ms, stolenMs: stolenMs() - stolenBefore }]);
  }
  await page.close();
  return taken;
}

function inWords({ ms, stolenMs: stolen }: Taken): string {
  return ms > longestMs ? `${ms} with ${stolen} ms stolen` : String(ms);
}

/** What a virtual machine has lost to others since it started: proc(5), `steal`, in hundredths of a second. */
function stolenMs(): number {
  if (process.platform !== 'linux') return 0;
  const [total = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  return Number(total.split(/\s+/)[8]) * 10;
}
