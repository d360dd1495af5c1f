import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { faultsAtBothWidths } from '../pages/accessibility.ts';
import { guestNamed, inDays } from './stays.ts';

const ownStay = '**/api/own-stay';

const news = (page: Page) => page.getByText('Booking Confirmed!').first();
const greeting = (page: Page) => page.getByText(/^You’re booked, /);
const next = (page: Page) => page.getByRole('heading', { name: 'What happens next' });
const bookedNote = (page: Page) => page.getByText('You’re booked! Your reference is');

test('after paying, the guest lands on the page of their stay, which greets them once', async ({
  page,
  booking,
  context,
  problems,
}) => {
  const referrers: string[] = [];
  page.on('request', (sent) => referrers.push(sent.headers()['referer'] ?? ''));
  const stay = await booking.bookStay([inDays(470), inDays(472)], guestNamed('Juno'));

  await test.step('it confirms the booking, says what happens next, and offers the calendar entry', async () => {
    expect(stay).toMatch(/^\/stay\/[\w-]{43}$/);
    await expect(
      page.getByRole('status').filter({ hasText: 'Your reservation has been confirmed.' }),
    ).toBeAttached();
    await expect(greeting(page)).toContainText('You’re booked, Juno! We’re emailing you the details.');
    await expect(next(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
    expect(await faultsAtBothWidths(page)).toEqual([]);
    expect(referrers.filter((referrer) => referrer.includes('/stay/'))).toEqual([]);
  });

  await test.step('another tab or a reload does not greet again', async () => {
    const other = await context.newPage();
    for (const tab of [other, page]) {
      await tab.goto(stay);
      await expect(next(tab)).toBeVisible();
      await expect(tab.getByText('Juno, your stay at')).toBeVisible();
      await expect(news(tab)).toBeHidden();
    }
    await other.close();
  });

  await test.step('Back leads to the home page, which links to the stay, and Back again to an empty booking', async () => {
    await page.goBack();
    await expect(bookedNote(page)).toBeInViewport();
    await expect(page.getByRole('link', { name: 'See your stay' })).toHaveAttribute('href', stay);
    await page.goBack();
    await booking.isAt('dates');
    await expect(page.getByText('Choose check-in and check-out to continue.')).toBeVisible();
    await expect(booking.complete).toBeHidden();
  });
  expect(problems.all).toEqual([]);
});

test('while the page of the stay is opening, the wizard says so and cannot charge again', async ({
  page,
  booking,
}) => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route(ownStay, async (route) => {
    await opened;
    await route.continue();
  });
  await booking.getReadyToPay([inDays(474), inDays(475)], guestNamed('Kira'));
  await booking.complete.click();
  await expect(page.getByRole('status').filter({ hasText: 'Opening your stay…' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Processing…' })).toBeDisabled();
  await expect(booking.heldFor).toBeHidden();
  await expect(page.getByRole('form')).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('booking-draft'))).toBeNull();
  open();
  await expect(next(page)).toBeVisible();
  await expect(greeting(page)).toBeVisible();
});

for (const [how, fail] of [
  ['is refused', 'refused'],
  ['gets no answer', 'silent'],
] as const)
  test(`if the request for the stay's link ${how}, the guest lands on the home page with a lasting note`, async ({
    page,
    booking,
  }) => {
    await page.route(ownStay, (route) => (fail === 'refused' ? route.abort() : undefined));
    const [checkIn, guest] = fail === 'refused' ? [477, 'Lior'] : [480, 'Mona'];
    await booking.getReadyToPay([inDays(checkIn), inDays(checkIn + 1)], guestNamed(guest));
    await booking.complete.click();
    await expect(news(page)).toBeVisible();
    await expect(bookedNote(page)).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await page.unroute(ownStay);
    await page.reload();
    await page.getByRole('link', { name: 'See your stay' }).click();
    await expect(next(page)).toBeVisible();
    await expect(page.getByText(`${guest}, your stay at`)).toBeVisible();
  });
