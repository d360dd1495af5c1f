import { chromium } from '@playwright/test';
import { ensureChromium } from '@getaway/dev-stack/browser/chromium';
import { BackOffice } from '../pages/back-office.page.ts';

// npm run measure:fluid -w shell: no task above 200 ms while staff go through the guests with the processor slowed down
// four times. `npm start` has to run, on a machine that does nothing else, over as many guests as are to be proved
// (svc-crm-email/tests/many-guests/seed-guests.ts makes 50,000); sign in with ADMIN_PASSWORD.

const office = process.env['ADMIN_URL'] ?? `http://localhost:${process.env['MF_ADMIN_PORT'] ?? '8082'}`;
const username = process.env['ADMIN_USERNAME'] ?? 'admin';
const password = process.env['ADMIN_PASSWORD'];
if (!password) throw new Error('ADMIN_PASSWORD says how to sign in');
const longestMs = 200;
const slowdown = 4;
/** What follows a press is over by then. */
const settleMs = 900;

const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
const devtools = await page.context().newCDPSession(page);
await page.addInitScript(() => {
  const tasks: number[] = Object.assign(window, { longTasks: [] }).longTasks;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(Math.round(duration));
  }).observe({ type: 'longtask' });
});
const takeTasks = () =>
  page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks.splice(0));
const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
const search = page.getByRole('searchbox', { name: 'Search guests' });

const steps: readonly (readonly [name: string, act: () => Promise<void>])[] = [
  ['open the list', () => page.getByRole('link', { name: 'Guest CRM' }).click()],
  ['search', () => search.fill('amara')],
  ['search again', () => search.fill('beck')],
  ['clear', () => button('Clear').click()],
  ['filter by stays', () => page.getByRole('textbox', { name: 'Stays, Min' }).fill('2')],
  ['turn the order', () => button(/^Sort order/).click()],
  ['next page', () => button('Next').click()],
  [
    'open a guest',
    () =>
      page
        .getByRole('link', { name: /^View / })
        .first()
        .click(),
  ],
  ['details', () => page.getByRole('tab', { name: 'Details' }).click()],
  ['edit', () => button('Edit Details').click()],
  ['type', () => page.getByLabel('City').pressSequentially('Atlanta')],
  ['cancel', () => button('Cancel').click()],
  ['discard', () => button('Discard').click()],
  ['notes', () => page.getByRole('tab', { name: /^Notes/ }).click()],
  ['back to the list', () => page.getByRole('link', { name: 'Back to Guest List' }).click()],
  ['merge', () => button(/^Merge /).click()],
];

try {
  await new BackOffice(page).enter({ username, password }, 'dashboard', office);
  await page.waitForLoadState('networkidle');
  for (const [name, act] of steps) {
    await takeTasks();
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await act();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(settleMs);
    const tasks = await takeTasks();
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const longest = Math.max(0, ...tasks);
    process.stdout.write(`${name.padEnd(20)} ${longest} ms\n`);
    if (longest > longestMs) process.exitCode = 1;
  }
} finally {
  await browser.close();
}
