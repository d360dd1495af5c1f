import { expect, test } from '../fixtures.ts';
import { faultsAtBothWidths } from '../pages/accessibility.ts';
import { testCards } from '../pages/booking.page.ts';
import { telephoneFaults } from '../pages/telephone-links.ts';
import { guestNamed, inDays } from './stays.ts';

test.use({ viewport: { width: 360, height: 760 } });

test('on a phone a message never covers the button that the guest needs next', async ({ page, booking }) => {
  const iris = guestNamed('Iris');
  await booking.getReadyToPay([inDays(48), inDays(49)], iris, testCards.declined);
  await booking.complete.click();
  await expect(page.getByText('Your card was declined.').first()).toBeVisible();
  const reason = page.getByRole('form', { name: 'Payment by card' }).getByText('Your card was declined.');
  await expect(reason).toBeFocused();
  await expect(reason, 'what was wrong is in sight, above the bar').toBeInViewport({ ratio: 1 });
  const bar = await booking.complete.boundingBox();
  const words = await reason.boundingBox();
  expect((words?.y ?? 760) + (words?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  await booking.fillCard(testCards.succeeds);
  // Shorter than the five seconds for which a message stays.
  await booking.complete.click({ timeout: 2_500 });
  await expect(page.getByText('Booking Confirmed!').first()).toBeVisible();
  expect(await faultsAtBothWidths(page)).toEqual([]);
});

test('on a phone, the payment step scrolls to its heading, and the summary is above it', async ({
  page,
  booking,
}) => {
  await booking.openWithDates([inDays(50), inDays(51)]);
  await booking.goOnToPayment(guestNamed('Runa'));
  const heading = page.getByRole('heading', { level: 2, name: 'Payment' });
  await expect(heading).toBeFocused();
  await expect(
    page.getByRole('region', { name: 'Booking summary' }).getByText('Cleaning fee'),
  ).toBeAttached();
  expect((await heading.boundingBox())?.y).toBeLessThan(200);
});

test('on a phone no page is wider than the screen, and no phone link is too small for a finger', async ({
  page,
}) => {
  for (const path of ['/', '/booking', '/privacy-policy', '/terms-of-service', '/admin-login', '/nowhere']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
    if (path !== '/admin-login') expect(await telephoneFaults(page), path).toEqual([]);
  }
});

test('on a phone, a long name of the house takes the place of neither the menu nor the chat', async ({
  page,
}) => {
  await page.goto('/booking');
  const chat = page.getByRole('button', { name: 'Chat with us' });
  await expect(chat).toBeVisible();
  const name = page.getByRole('banner').getByText('Lantern Hollow', { exact: true });
  await name.evaluate((element) => (element.textContent = 'The Lighthouse Keeper’s Cottage on the Point'));
  const named = await page.getByRole('banner').getByText('The Lighthouse').boundingBox();
  const end = (named?.x ?? 360) + (named?.width ?? 0);
  expect(end).toBeLessThan((await chat.boundingBox())?.x ?? 0);
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 });
});

test('on a phone, the way to the calendar stays in reach below the hero, and ends before the footer', async ({
  page,
}) => {
  await page.goto('/');
  const checkDates = page.getByRole('link', { name: 'Check dates', exact: true });
  await expect(page.getByRole('link', { name: 'Reserve Your Getaway' })).toBeInViewport();
  await expect(checkDates).not.toBeInViewport();
  for (const section of ['#amenities', '#reviews', '#contact']) {
    await page.locator(section).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect(checkDates, section).toBeInViewport({ ratio: 1 });
  }
  await page.getByText('© Lantern Hollow').scrollIntoViewIfNeeded();
  await expect(checkDates).not.toBeInViewport();
  await page.locator('#amenities').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await checkDates.click();
  await expect(page).toHaveURL(/\/booking$/);
});
