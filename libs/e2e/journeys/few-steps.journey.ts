import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { BookingPage, testCards } from '../pages/booking.page.ts';
import { tabTo } from '../pages/keyboard.ts';
import { guestNamed, inDays } from './stays.ts';

/** A field, and the suggestion of the browser, which fills a whole group of fields. */
const autofillSteps = 2;

const mostTaps = 14;
const mostKeys = 40;

/** Counts what a guest does from the landing page on, through all pages of the tab. */
async function countOf(page: Page, event: 'keydown' | 'pointerup'): Promise<() => Promise<number>> {
  await page.addInitScript((name) => {
    addEventListener(
      name,
      () => sessionStorage.setItem('steps', String(Number(sessionStorage.getItem('steps')) + 1)),
      true,
    );
  }, event);
  return () => page.evaluate(() => Number(sessionStorage.getItem('steps')));
}

test.describe('by one thumb', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a guest books with few taps', async ({ page }) => {
    const booking = new BookingPage(page);
    const taps = await countOf(page, 'pointerup');
    const guest = guestNamed('Thumbelina');
    await page.goto('/');
    await page.getByRole('link', { name: 'Reserve Your Getaway' }).tap();
    await expect(page.getByRole('grid').first()).toBeVisible();
    for (const date of [inDays(5), inDays(6)]) await (await booking.day(date)).tap();
    await expect(booking.next).toBeEnabled();
    await booking.next.tap();
    await booking.giveDetails(guest);
    await booking.next.tap();
    await booking.isAt('addOns');
    await booking.next.tap();
    await expect(booking.heldFor).toBeVisible();
    await booking.fillPayment(testCards.succeeds, guest);
    await booking.complete.tap();
    const tapped = (await taps()) + 3 * autofillSteps;
    await expect(page.getByText('Booking Confirmed!').first()).toBeVisible();
    expect(tapped).toBeLessThanOrEqual(mostTaps);
    test.info().annotations.push({ type: 'taps', description: String(tapped) });
  });
});

test('a guest books with few keys', async ({ page }) => {
  const booking = new BookingPage(page);
  const keys = await countOf(page, 'keydown');
  const guest = guestNamed('Kay');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Reserve Your Getaway' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Reserve Your Getaway' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid').first()).toBeVisible();
  const firstDay = page
    .getByRole('grid')
    .first()
    .getByRole('button', { name: /available$/ })
    .first();
  await tabTo(page, firstDay);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(booking.next).toBeEnabled();
  await tabTo(page, booking.next);
  await page.keyboard.press('Enter');
  await booking.isAt('details');
  await tabTo(page, page.getByLabel('First name'));
  await booking.giveDetails(guest);
  await page.getByLabel('First name').focus();
  await page.keyboard.press('Enter');
  await booking.isAt('addOns');
  await tabTo(page, booking.next);
  await page.keyboard.press('Enter');
  await expect(booking.heldFor).toBeVisible();
  await booking.fillPayment(testCards.succeeds, guest);
  await page.getByLabel('CVC').focus();
  await page.keyboard.press('Enter');
  const pressed = (await keys()) + 3 * autofillSteps;
  await expect(page.getByText('Booking Confirmed!').first()).toBeVisible();
  test.info().annotations.push({ type: 'keys', description: String(pressed) });
  expect(pressed).toBeLessThanOrEqual(mostKeys);
});
