import { chromium, type Browser, type Page } from '@playwright/test';
import { ensureChromium } from '@getaway/infrastructure/browser/chromium';
import { BackOffice } from '../pages/back-office.page.ts';
import { startCrowdedSite } from './crowded-site.ts';

// npm run measure:first-rows -w libs/e2e: how long the lists of the back office take to show their first rows, with 1,000
// bookings and guests and with 100,000 and 50,000. Fails if one takes more than 1.5 times as long. It starts and fills a site
// of its own; nothing else should run meanwhile.

const lists = [
  'bookings',
  'bookings?period=all',
  'bookings?search=smith&period=all',
  'crm',
  'crm?search=maya',
];
const few = 1_000;
const many = { bookings: 100_000, guests: 50_000 };
const timesSlower = 1.5;
/** Of these, the median counts. */
const loads = 9;

const { stack, addGuests, addBookings } = await startCrowdedSite();
let browser: Browser | undefined;
try {
  browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.addInitScript(noteFirstRow);
  await new BackOffice(page).enter(stack.admin, 'dashboard', stack.urls.admin);
  await addGuests({ from: 0, count: few });
  await addBookings(few);
  const withFew = await firstRowsOf(page);
  await addGuests({ from: few, count: many.guests - few });
  await addBookings(many.bookings - few);
  const withMany = await firstRowsOf(page);
  for (const [at, list] of lists.entries()) {
    const [before = NaN, after = NaN] = [withFew[at], withMany[at]];
    const times = (after / before).toFixed(2);
    process.stdout.write(`${list.padEnd(34)} ${before} ms with few, ${after} ms with many: ${times} times\n`);
    if (!(after <= before * timesSlower)) process.exitCode = 1;
  }
} finally {
  await browser?.close();
  await stack.stop();
}

/** The median times of the lists until their first rows, in ms since the page was asked for. */
async function firstRowsOf(page: Page): Promise<number[]> {
  const medians: number[] = [];
  for (const list of lists) {
    const times: number[] = [];
    // The first fills the browser's cache.
    for (let load = 0; load <= loads; load += 1) {
      await page.goto(`${stack.urls.admin}/admin/${list}`);
      const row = await page.waitForFunction(() => (window as Window & { firstRow?: number }).firstRow);
      if (load > 0) times.push(Number(await row.jsonValue()));
    }
    medians.push(times.sort((a, b) => a - b)[Math.floor(loads / 2)] ?? NaN);
  }
  return medians;
}

/** In the page: notes when the first row of a table is painted. A list that waits has none. */
function noteFirstRow(): void {
  const watch = (): void => {
    if (document.querySelector('main tbody tr a') === null) return void requestAnimationFrame(watch);
    Object.assign(window, { firstRow: Math.round(performance.now()) });
  };
  requestAnimationFrame(watch);
}
