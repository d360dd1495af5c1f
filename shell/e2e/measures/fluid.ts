import { chromium, type Browser } from '@playwright/test';
import { ensureChromium } from '@getaway/dev-stack/browser/chromium';
import type { Stack } from '@getaway/dev-stack/stack/start-stack';
import { BackOffice } from '../pages/back-office.page.ts';
import { startCrowdedSite } from './crowded-site.ts';
import { dailySteps } from './daily-steps.ts';
import { longTasksOf } from './long-tasks.ts';

// npm run measure:fluid -w shell: no task above 200 ms while staff go through 50,000 guests and 5,000 mails with the
// processor slowed down four times. It starts and fills a site of its own; nothing else should run meanwhile.

const longestMs = 200;
const slowdown = 4;
/** Each in a browser that knows nothing yet; every one of them counts. */
const rounds = 3;

const stack = await startCrowdedSite();
let browser: Browser | undefined;
try {
  browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const measured = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const [name, longest] of await walk(browser, stack))
      measured.set(name, [...(measured.get(name) ?? []), longest]);
  for (const [name, times] of measured) {
    const longest = Math.max(...times);
    process.stdout.write(`${name.padEnd(22)} ${longest} ms (${times.join(', ')})\n`);
    if (longest > longestMs) process.exitCode = 1;
  }
} finally {
  await browser?.close();
  await stack.stop();
}

/** The longest task of each step, in ms. */
async function walk(through: Browser, { admin, urls }: Stack): Promise<[string, number][]> {
  const page = await through.newPage();
  const longestOf = await longTasksOf(page, slowdown);
  await new BackOffice(page).enter(admin, 'dashboard', urls.admin);
  await page.waitForLoadState('networkidle');
  const longest: [string, number][] = [];
  for (const [name, act] of dailySteps(page)) longest.push([name, await longestOf(act)]);
  await page.close();
  return longest;
}
