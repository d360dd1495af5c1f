import { addDays } from '@getaway/kernel/calendar-date';
import { expect, test } from '../fixtures.ts';
import { faultsAtBothWidths } from '../pages/accessibility.ts';
import { BackOffice } from '../pages/back-office.page.ts';
import { testCards } from '../pages/booking.page.ts';
import { guestNamed, inDays } from './stays.ts';

// Two nights may be unpaid without an email, and all guests come from one address here.
test.use({ stackEnv: { UNPAID_NIGHTS_PER_NETWORK: '2', UNPAID_NIGHTS_OVERALL: '40' } });

test('a reservation is paid by card after all, from the same browser', async ({ page, booking, mailbox }) => {
  const ada = guestNamed('Ada');
  await booking.openWithDates([inDays(20), inDays(22)]);
  await booking.goOnToPayment(ada);
  await expect(booking.heldFor).toBeVisible();
  await page.getByRole('radio', { name: /Venmo or Cash App/ }).check();
  await booking.complete.click();
  const reserved = page.getByRole('dialog', { name: 'Booking Reserved!' });
  await expect(reserved).toBeVisible();
  expect(await faultsAtBothWidths(page), 'reserved').toEqual([]);

  await reserved.getByRole('button', { name: 'Pay by card now' }).click();
  await expect(page.getByText(/You have a reservation for these dates/)).toBeVisible();
  expect(await faultsAtBothWidths(page), 'pay the reservation by card').toEqual([]);
  await page.reload();
  await expect(page.getByText(/You have a reservation for these dates/)).toBeVisible();
  await booking.fillPayment(testCards.succeeds, ada);
  await booking.complete.click();
  await expect(page.getByText('Booking Confirmed!').first()).toBeVisible({ timeout: 30_000 });
  await mailbox.emailWith(ada.email, 'confirmed');
});

test('staff release all unpaid reservations of a network at once', async ({ page, stack, mailbox }) => {
  const email = 'many.reservations@example.com';
  const reserved = await page.request.post('/api/create-alternative-booking', {
    data: {
      bookingData: {
        ...guestNamed('Dora'),
        email,
        checkInDate: inDays(40),
        checkOutDate: inDays(41),
        numberOfGuests: 2,
      },
    },
  });
  expect(reserved.ok()).toBe(true);
  await new BackOffice(page).enter(stack.admin, 'bookings?status=pending_payment');
  const release = page.getByRole('button', { name: /^Release \d+ Reservations?$/ });
  await page.getByLabel('Unpaid reservations').selectOption({ index: 1 });
  await release.click();
  const asking = page.getByRole('dialog', { name: /^Release \d+ reservations?\?$/ });
  await expect(asking.getByRole('list', { name: 'Reservations to release' })).toContainText('Dora');
  expect(await faultsAtBothWidths(page), 'release').toEqual([]);
  await asking.getByRole('button', { name: /^Release/ }).click();
  await expect(page.getByText(/^\d+ reservations? released$/)).toBeVisible();
  await expect(page.getByText('No bookings found')).toBeVisible();
  await expect(release).toHaveCount(0);
  await mailbox.emailWith(email, 'has been canceled');
});

test('beyond the limits a reservation is confirmed by the link in its email', async ({
  page,
  booking,
  mailbox,
}) => {
  const [first, second] = [guestNamed('Bea'), guestNamed('Cleo')];
  const reserve = async (from: number, guest: ReturnType<typeof guestNamed>) => {
    await page.context().clearCookies();
    await page.goto('/');
    await page.evaluate(() => sessionStorage.clear());
    await booking.openWithDates([inDays(from), addDays(inDays(from), 2)]);
    await booking.goOnToPayment(guest);
    await page.getByRole('radio', { name: /Venmo or Cash App/ }).check();
    await booking.complete.click();
  };
  await reserve(30, first);
  await expect(page.getByRole('dialog', { name: 'Booking Reserved!' })).toBeVisible();
  await reserve(34, second);
  const checkEmail = page.getByRole('dialog', { name: 'Check your email to confirm your reservation' });
  await expect(checkEmail).toContainText(second.email);
  expect(await faultsAtBothWidths(page), 'check your email').toEqual([]);
  await checkEmail.getByRole('button', { name: 'Back to my booking' }).click();
  await page.getByRole('radio', { name: /Card/ }).first().check();
  await expect(page.getByText(/we can’t hold your dates while you pay/)).toBeVisible();
  expect(await faultsAtBothWidths(page), 'nights that are not held').toEqual([]);

  const { text } = await mailbox.emailWith(second.email, 'onfirm your reservation');
  const link = /https?:\/\/\S+\/booking\/confirm#[\w-]+/.exec(text)?.[0] ?? '';
  await page.goto('/');
  await page.goto(`${new URL(link).pathname}${new URL(link).hash}`);
  const confirm = page.getByRole('button', { name: 'Confirm my reservation' });
  await expect(confirm).toBeVisible();
  expect(await faultsAtBothWidths(page), 'confirm').toEqual([]);
  await page.context().setOffline(true);
  await confirm.click();
  await expect(page.getByRole('heading', { name: 'We couldn’t reach our server' })).toBeVisible();
  expect(await faultsAtBothWidths(page), 'offline').toEqual([]);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await confirm.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Booking Reserved!' })).toBeVisible();
  expect(await faultsAtBothWidths(page), 'done').toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Already confirmed' })).toBeVisible();
  await mailbox.emailWith(second.email, 'pay by');
});
