import { chromium } from '@playwright/test';
import { ensureChromium } from '@getaway/dev-stack/browser/chromium';
import { BackOffice } from '../pages/back-office.page.ts';
import { startCrowdedSite } from './crowded-site.ts';
import { dailySteps } from './daily-steps.ts';
import { longTasksOf } from './long-tasks.ts';

// npm run measure:fluid -w shell: no task above 200 ms while staff go through 50,000 guests and 5,000 mails with the
// processor slowed down four times. It starts and fills a site of its own; nothing else should run meanwhile.

const longestMs = 200;
const slowdown = 4;

const stack = await startCrowdedSite();
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage();
  const longestOf = await longTasksOf(page, slowdown);
  await new BackOffice(page).enter(stack.admin, 'dashboard', stack.urls.admin);
  await page.waitForLoadState('networkidle');
  for (const [name, act] of dailySteps(page)) {
    const longest = await longestOf(act);
    process.stdout.write(`${name.padEnd(22)} ${longest} ms\n`);
    if (longest > longestMs) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await stack.stop();
}
