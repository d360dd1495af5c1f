import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { accessibilityFaults } from '../pages/accessibility.ts';
import { AllBookings } from '../pages/all-bookings.page.ts';
import { BackOffice } from '../pages/back-office.page.ts';
import { countWrites } from '../pages/writes.ts';
import { guestNamed, inDays } from './stays.ts';

test('the dashboard names a reservation without its money; staff keep it longer and mark it as paid', async ({
  page,
  stack,
}) => {
  const { firstName, lastName, email, phone } = guestNamed('Tamsin');
  const reserved = await page.request.post(`${stack.urls.site}/api/create-alternative-booking`, {
    data: {
      bookingData: {
        firstName,
        lastName,
        email,
        phone,
        checkInDate: inDays(330),
        checkOutDate: inDays(331),
      },
    },
  });
  expect(reserved.ok()).toBe(true);

  await new BackOffice(page).signIn(stack.admin);
  const alerts = page.getByRole('region', { name: 'Needs Attention' });
  const alert = alerts.getByRole('listitem').filter({ hasText: 'Tamsin Lovelace hasn’t paid' });
  await expect(alert).toContainText('min left');
  await expect(page.getByText(/ All times are the house’s\.$/)).toBeVisible();
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  const inOrder = [
    page.getByRole('region', { name: 'In the House Tonight' }),
    alerts,
    page.getByRole('group', { name: 'Total Bookings' }),
    page.getByRole('region', { name: 'Recent Bookings' }),
  ];
  const tops = await Promise.all(inOrder.map(top));
  expect(tops, 'today, what waits, the figures, then what came in').toEqual(tops.toSorted((a, b) => a - b));
  await expect(page.getByRole('group', { name: 'Total Revenue' })).toContainText(
    /[A-Z][a-z]{2} so far: \$\S+, [A-Z][a-z]{2}: \$/,
  );
  await expect(page.getByRole('group', { name: 'This Year' })).toContainText(/All of 20\d\d: \d/);
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('table')).toContainText('Booked nights');
  expect(await accessibilityFaults(page)).toEqual([]);

  await alert.getByRole('link', { name: 'Show Booking' }).click();
  const bookings = new AllBookings(page);
  const card = bookings.row('Tamsin Lovelace');
  await expect(bookings.panel('Tamsin Lovelace'), 'the booking that the link names is open').toBeVisible();
  await expect(card).toContainText('Pending payment');
  await card.getByRole('button', { name: 'Extend 24 Hours' }).click();
  await bookings.says('Payment deadline extended');
  await card.getByRole('button', { name: 'Mark as Paid' }).click();
  const paid = countWrites(page, 'POST', '/mark-paid');
  await bookings.dialog('Have you received').getByRole('button', { name: 'Mark as Paid' }).dblclick();
  await bookings.says('Booking marked as paid');
  expect(paid(), 'a double press counts once').toBe(1);
  await expect(card).toContainText('Confirmed');
  await page.goBack();
  await expect(alerts).not.toContainText('Tamsin');
});

test('a service that is down hides its own alerts and nothing else', async ({ page, parts, stack }) => {
  await new BackOffice(page).signIn(stack.admin);
  await parts.without('calendar', async () => {
    await page.reload();
    await expect(page.getByText('Calendar feeds couldn’t be checked.')).toBeVisible();
    await expect(page.getByText('Couldn’t load who is there')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Total Bookings' })).toContainText(/\d/);
    await expect(page.getByRole('figure', { name: 'Paid for stays' })).toBeVisible();
  });
});

test('on a phone the dashboard and the bookings fit, the header welcomes, and the sidebar is a drawer', async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await new BackOffice(page).signIn(stack.admin);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect(page.getByRole('figure', { name: 'Paid for stays' })).toBeVisible();
  expect(await width()).toBeLessThanOrEqual(360);
  expect(await accessibilityFaults(page)).toEqual([]);
  const header = page.getByRole('banner');
  const welcome = header.getByText(`Welcome, ${stack.admin.username}`);
  await expect(welcome).toBeInViewport({ ratio: 1 });
  for (const line of await header.getByRole('paragraph').all())
    expect(await line.evaluate((words) => words.scrollWidth - words.clientWidth), 'not cut off').toBe(0);
  const words = await welcome.boundingBox();
  const next = await header.getByRole('button', { name: 'Change Password' }).boundingBox();
  expect((words?.x ?? 360) + (words?.width ?? 0)).toBeLessThanOrEqual(next?.x ?? 0);

  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: /^Welcome/ })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Bookings' }).click();
  await expect(page.getByRole('dialog', { name: /^Welcome/ })).toBeHidden();
  const bookings = new AllBookings(page);
  await bookings.add();
  await bookings.form.getByText('Services and packages').click();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  expect(await width()).toBeLessThanOrEqual(360);
  expect(await accessibilityFaults(page)).toEqual([]);
});
