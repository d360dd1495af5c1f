import type { Page } from '@playwright/test';
import { BookingPage } from '../pages/booking.page.ts';
import { expect, test } from '../fixtures.ts';
import { inDays } from './stays.ts';

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

test('no click before the takeover is repeated after it', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('click', ({ isTrusted }) => isTrusted || performance.mark('repeated'), true),
  );
  // The shell comes at once, and the application after the clicks.
  const clicked = Promise.withResolvers<void>();
  await page.route(/\/remotes\/.*\.js$/, async (route) => {
    if (!route.request().url().includes('/early/')) await clicked.promise;
    await route.continue();
  });
  await page.goto('/booking', { waitUntil: 'commit' });
  await expect(months(page).getByRole('status')).toHaveText('Choose your check-in date');
  await expect(page.locator('script[src*="remoteEntry"]')).toBeAttached();
  for (const day of [1, 2]) await availableDays(page).nth(day).click();
  clicked.resolve();
  await expect(page.getByRole('grid').first()).toBeVisible();
  expect(await page.evaluate(() => performance.getEntriesByName('repeated').length)).toBe(0);
});

test('dates are chosen before the style sheet has come, and nothing moves when it does', async ({ page }) => {
  const release = await holdApplication(page);
  const styled = Promise.withResolvers<void>();
  await page.route(/\.css$/, (route) => styled.promise.then(() => route.continue()));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/booking', { waitUntil: 'commit' });
  await expect(months(page).getByRole('status')).toHaveText('Choose your check-in date');
  const place = () => availableDays(page).nth(1).boundingBox();
  const before = await place();
  styled.resolve();
  await expect.poll(() => page.evaluate(() => document.fonts.check('1rem "Inter Variable"'))).toBe(true);
  expect((await place())?.y).toBeCloseTo(before?.y ?? 0, 0);
  expect((await place())?.width).toBeCloseTo(before?.width ?? 0, 0);
  release();
  await expect(page.getByRole('grid').first()).toBeVisible();
});

test('a browser that denies its storage books all the same', async ({ page, booking }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await booking.open();
  await booking.chooseDates(inDays(226), inDays(227));
  await booking.next.click();
  await booking.isAt('details');
});

test('a clock that is wrong changes no day of the calendar', async ({ page, booking }) => {
  await page.clock.setFixedTime('2031-02-03T12:00:00Z');
  await booking.open();
  await expect(page.getByRole('grid').first()).toHaveAttribute(
    'aria-label',
    new RegExp(inDays(0).slice(0, 4)),
  );
  await expect(await booking.day(inDays(228))).toHaveAccessibleName(/dollars, available$/);
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
