import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { ensureChromium } from '@getaway/infrastructure/browser/chromium';
import { webpOf } from '@getaway/infrastructure/browser/webp';
import { listUnavailableDates } from '@getaway/contracts/http/availability';
import { addDays, type CalendarDate } from '@getaway/kernel/calendar-date';
import * as v from 'valibot';
import { guestNamed, mondayAfter } from '../journeys/stays.ts';
import { BookingPage } from '../pages/booking.page.ts';
import { ChatPanel } from '../pages/chat.panel.ts';

// npm run draw:pages -w libs/e2e: the public site as guests see it, into docs/pictures. `npm start` has to run; the site
// is asked at SITE_URL, and each drawing leaves two reserved stays there.

const folder = path.join(import.meta.dirname, '../../../docs/pictures');
const site = process.env['SITE_URL'] ?? `http://localhost:${process.env['PORT'] ?? '8080'}`;
const quality = 0.72;
const wide = { width: 1000, height: 625 };
const screens = [
  { width: 1280, height: 900 },
  { width: 360, height: 760 },
];

const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await onPage(wide, async (page, draw) => {
    for (const [name, address] of [
      ['home', '/'],
      ['childcare', '/childcare'],
    ] as const) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      await draw(name);
    }
  });
  for (const screen of screens) {
    await onPage(screen, drawQuietPages);
    await onPage(screen, drawChat);
    await onPage(screen, drawBooking);
  }
} finally {
  await browser.close();
}

type Draw = (name: string) => Promise<void>;

async function drawQuietPages(page: Page, draw: Draw): Promise<void> {
  for (const [name, address] of [
    ['home', '/'],
    ['childcare', '/childcare'],
    ['privacy', '/privacy-policy'],
    ['terms', '/terms-of-service'],
    ['not-found', '/no-such-page'],
  ] as const) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await draw(`${name}-${widthOf(page)}`);
  }
}

async function drawChat(page: Page, draw: Draw): Promise<void> {
  const chat = new ChatPanel(page);
  await page.goto('/');
  await chat.opener.click();
  await chat.quickQuestions.first().waitFor();
  await draw(`chat-open-${widthOf(page)}`);
  const [friday, sunday] = await freeWeekend();
  await chat.ask(`Is the house free from ${friday} to ${sunday}?`);
  await chat.log.getByRole('link').first().waitFor();
  await draw(`chat-answer-${widthOf(page)}`);
}

function widthOf(page: Page): number {
  return page.viewportSize()?.width ?? 0;
}

async function drawBooking(page: Page, draw: Draw): Promise<void> {
  const width = widthOf(page);
  const booking = new BookingPage(page);
  const dates = await freeWeekend();
  await booking.openWithDates(dates);
  await draw(`booking-dates-${width}`);
  await booking.next.click();
  // A guest may keep only so many stays unpaid.
  await booking.giveDetails({ ...guestNamed('Hana'), email: `hana.${dates[0]}@guests.example.com` });
  await draw(`booking-details-${width}`);
  await booking.next.click();
  const priced = page.waitForResponse('**/api/quote');
  await page.getByRole('checkbox', { name: 'Romance Package' }).check();
  await priced;
  await draw(`booking-add-ons-${width}`);
  await booking.next.click();
  await booking.heldFor.waitFor();
  await page.getByLabel('Card number').waitFor();
  await booking.heldFor.scrollIntoViewIfNeeded();
  await draw(`booking-payment-${width}`);
  const anotherWay = page.getByRole('radio', { name: /Venmo or Cash App/ });
  await anotherWay.check();
  await booking.heldFor.waitFor();
  await draw(`booking-another-way-${width}`);
  await booking.complete.click();
  await page.getByRole('dialog', { name: 'Booking Reserved!' }).waitFor();
  await draw(`booking-reserved-${width}`);
}

/** Friday to Sunday, some months ahead; what was drawn before is booked. */
async function freeWeekend(): Promise<[CalendarDate, CalendarDate]> {
  const answer = await fetch(`${site}${listUnavailableDates.path}`);
  const { unavailableDates } = v.parse(listUnavailableDates.answer, await answer.json());
  let friday = addDays(mondayAfter(60), 4);
  while ([friday, addDays(friday, 1)].some((night) => unavailableDates.includes(night))) {
    friday = addDays(friday, 7);
  }
  return [friday, addDays(friday, 2)];
}

async function onPage(
  viewport: { width: number; height: number },
  visit: (page: Page, draw: Draw) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: site, viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await visit(page, async (name) => {
    // Pictures and prices that are on their way belong to it.
    await page.waitForLoadState('networkidle');
    const file = path.join(folder, `${name}.webp`);
    writeFileSync(file, await webpOf(page, await page.screenshot({ animations: 'disabled' }), quality));
    process.stdout.write(`${path.relative(process.cwd(), file)}\n`);
  });
  await context.close();
}
