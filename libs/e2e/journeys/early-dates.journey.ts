import type { Page } from '@playwright/test';
import { BookingPage } from '../pages/booking.page.ts';
import { expect, test } from '../fixtures.ts';

/** Holds back every script of the site but those that come with the page, until it is released. */
async function holdApplication(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    if (!route.request().url().includes('/early/')) await released.promise;
    await route.continue();
  });
  return () => released.resolve();
}

const months = (page: Page) => page.locator('[data-served="months"]');

/** The available days of the months that came with the page. */
const availableDays = (page: Page) => months(page).locator('button:enabled:visible');

test('dates chosen before the wizard has come are the wizard’s', async ({ page }) => {
  const release = await holdApplication(page);
  await page.goto('/booking', { waitUntil: 'commit' });
  await expect(months(page).getByRole('status')).toHaveText('Choose your check-in date');
  const [checkIn, checkOut] = [availableDays(page).nth(0), availableDays(page).nth(1)];
  await expect(checkIn).toContainText('$');
  await checkIn.click();
  await expect(months(page).getByRole('status')).toContainText('Now choose your check-out date');
  await checkOut.click();
  await expect(months(page).getByRole('status')).toContainText('1 night:');
  const chosen = await months(page).getByRole('status').innerText();
  release();
  const booking = new BookingPage(page);
  await expect(booking.next).toBeEnabled();
  await expect(page.getByText(chosen)).toBeVisible();
  await expect(page.getByText('Great news: these dates are available.')).toBeVisible();
});

test('the keyboard stays on the day that it chose', async ({ page }) => {
  const release = await holdApplication(page);
  await page.goto('/booking', { waitUntil: 'commit' });
  await expect(months(page).getByRole('status')).toHaveText('Choose your check-in date');
  await availableDays(page).nth(1).focus();
  const name = (await availableDays(page).nth(1).getAttribute('aria-label'))?.replace(/, .*/, '') ?? '';
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByRole('grid').first()).toBeVisible();
  await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(`^${name}, .*your check-in`));
});

test('a guest who has begun sees no empty calendar first', async ({ page }) => {
  const booking = new BookingPage(page);
  await booking.open();
  await expect(page.getByRole('grid').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('booking-draft'))).not.toBeNull();
  const release = await holdApplication(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(months(page)).toBeHidden();
  await expect(page.getByText('Loading the calendar…').last()).toBeVisible();
  release();
  await expect(page.getByRole('grid').first()).toBeVisible();
});

test('the landing page says what a night costs, wherever a guest comes from', async ({ page }) => {
  await page.goto('/');
  const price = page.getByText(/^From \$\d+ a night, plus/);
  await expect(price).toBeVisible();
  const shown = await price.innerText();
  await page.goto('/terms-of-service');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page.getByText(shown)).toBeVisible();
});
