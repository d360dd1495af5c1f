import { rmSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { ensureChromium } from '@getaway/infrastructure/browser/chromium';
import { findFreePorts } from '@getaway/local-stack/stack/ports';
import { startStack } from '@getaway/local-stack/stack/start-stack';
import { StaffApi } from '../pages/staff-api.ts';
import { countDailyWork } from './count-daily-work.ts';
import { prepareDailyWork } from './prepare-daily-work.ts';

// npm run measure:daily-work -w libs/e2e: how many presses the six tasks of a host's day take, on a site of its own. What
// counts as one press is in hand.ts, what the tasks are in daily-tasks.ts. Fails if one takes more than 60% of those before.

const dataDir = path.join(import.meta.dirname, '../../../.data/daily-work');
rmSync(dataDir, { recursive: true, force: true });
const stack = await startStack({ dataDir, ports: await findFreePorts(), log: () => undefined });
let browser: Browser | undefined;
try {
  browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const { site } = stack.urls;
  const page = await browser.newPage({ baseURL: site, viewport: { width: 1280, height: 900 } });
  const staff = await StaffApi.signIn(page.request, site, stack.admin);
  const work = await prepareDailyWork(staff, page.request, site);
  for (const { name, before, most, presses, typed } of await countDailyWork(page, work)) {
    process.stdout.write(
      `${name.padEnd(36)} ${presses} presses (${before} before, ${most} at most), ${presses + typed} with typing\n`,
    );
    if (presses > most) process.exitCode = 1;
  }
} finally {
  await browser?.close();
  await stack.stop();
}
