import { chromium, devices, type Browser, type Locator, type Page } from '@playwright/test';
import { ensureChromium } from '@getaway/infrastructure/browser/chromium';
import { median } from '@getaway/testing/bench';
import { textTable } from '@getaway/testing/trials/text-table';
import { guestNamed, inDays } from '../journeys/stays.ts';
import { BookingPage, testCards } from '../pages/booking.page.ts';
import { startCrowdedSite } from './crowded-site.ts';

// npm run measure:interactions -w libs/e2e: how long the pages take to show what a guest's tap or key did, from the landing
// page to a paid booking, on a phone four times slower than this machine. It starts a site of its own; nothing else should
// run meanwhile.

const rounds = Number(process.argv[2] ?? 3);
const slowdown = 4;
const longestMs = 150;
/** What follows an interaction has been painted by then. */
const settleMs = 800;
const daysPerRound = 3;

const { stack } = await startCrowdedSite();
let browser: Browser | undefined;
try {
  browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const times = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const [step, ms] of await bookOnce(browser, 5 + round * daysPerRound))
      times.set(step, [...(times.get(step) ?? []), ms]);
  const rows = [...times].map(([step, all]) => ({ step, all, middle: median(all) }));
  console.info(
    textTable(
      ['step', 'median (ms)', 'each'],
      rows.map(({ step, all, middle }) => [step, String(middle), all.join(', ')]),
    ),
  );
  for (const { step, middle } of rows)
    if (middle > longestMs) {
      console.error(`${step}: ${middle} ms, more than ${longestMs}`);
      process.exitCode = 1;
    }
} finally {
  await browser?.close();
  await stack.stop();
}

/** Books a stay that begins in so many days. Answers the longest interaction of each step. */
async function bookOnce(through: Browser, daysAhead: number): Promise<[string, number][]> {
  const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } };
  const context = await through.newContext({ ...phone, baseURL: stack.urls.site });
  const page = await context.newPage();
  await keepInteractions(page);
  const devtools = await context.newCDPSession(page);
  const measured: [string, number][] = [];
  const step = async (name: string, act: () => Promise<void>): Promise<void> => {
    await takeInteractions(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await act();
    await page.waitForTimeout(settleMs);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    measured.push([name, Math.max(0, ...(await takeInteractions(page)))]);
  };

  const booking = new BookingPage(page);
  const guest = guestNamed(`Ines${daysAhead}`);
  const type = (at: Locator, text: string) => async () => {
    await at.tap();
    await page.keyboard.type(text);
  };
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await step('open the menu', () => page.getByRole('button', { name: /menu/i }).first().tap());
  await step('close it', () => page.keyboard.press('Escape'));
  await page.getByRole('link', { name: 'Reserve Your Getaway' }).tap();
  await page.waitForLoadState('networkidle');
  const [first, last] = [await booking.day(inDays(daysAhead)), await booking.day(inDays(daysAhead + 1))];
  await step('first day', () => first.tap());
  await step('last day', () => last.tap());
  await step('to the details', () => booking.next.tap());
  await step('type a name', type(page.getByLabel('First name'), guest.firstName));
  await step('type a phone', type(page.getByLabel('Phone'), guest.phone));
  await booking.giveDetails(guest);
  await step('to the add-ons', () => booking.next.tap());
  await booking.isAt('addOns');
  await step('choose an add-on', () => page.getByRole('checkbox').first().tap());
  await step('remove it', () => page.getByRole('checkbox').first().tap());
  await step('to the payment', () => booking.next.tap());
  await booking.heldFor.waitFor();
  await step('type a city', type(page.getByLabel('City'), 'Atlanta'));
  await booking.fillPayment(testCards.succeeds, guest);
  await step('complete', () => booking.complete.tap());
  await page.getByText('Booking Confirmed!').first().waitFor();
  await context.close();
  return measured;
}

/** Has each page of the tab remember how long its interactions took, as the Event Timing API counts them. */
async function keepInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const interactions: number[] = Object.assign(window, { interactions: [] }).interactions;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) interactions.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** Those since it was last asked, in ms. */
async function takeInteractions(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { interactions: number[] }).interactions.splice(0));
}
