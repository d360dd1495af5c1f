import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { readStaffPaymentLink } from '@getaway/contracts/http/payment-links';
import { expect, test } from '../fixtures.ts';
import { faultsAtBothWidths } from '../pages/accessibility.ts';
import { AllBookings } from '../pages/all-bookings.page.ts';
import { BackOffice } from '../pages/back-office.page.ts';
import { BookingPage, testCards } from '../pages/booking.page.ts';
import { guestNamed, inDays } from './stays.ts';

const linkIn = (text: string): string => /https?:\/\/\S+\/pay#[\w-]{43}/.exec(text)?.[0] ?? 'no link';
const secure = (page: Page) => page.getByRole('dialog', { name: '3-D Secure test' });

test('staff send a payment link, and its guest pays a phone booking once, with 3-D Secure', async ({
  page,
  staff,
  stack,
  mailbox,
  browser,
}) => {
  test.slow();
  const iris = guestNamed('Iris');
  const guestName = `${iris.firstName} ${iris.lastName}`;
  await staff.create('/api/admin/bookings', {
    guestName,
    email: iris.email,
    checkInDate: inDays(331),
    checkOutDate: inDays(333),
    status: 'pending_payment',
  });
  const office = new BackOffice(page);
  await office.enter(stack.admin, `bookings?search=${iris.email}`);
  const bookings = new AllBookings(page);
  const card = await bookings.viewDetails(guestName);

  await test.step('the dialog shows the amount, the fee, and the email, and sends it', async () => {
    await card.getByRole('button', { name: 'Send Payment Link' }).click();
    const dialog = bookings.dialog('Send Payment Link');
    await expect(dialog.getByText('Card fee with tax')).toBeVisible();
    await dialog.getByText('Preview the email').click();
    await expect(dialog.getByText(iris.email).last()).toBeVisible();
    await expect(dialog.locator('iframe')).toBeVisible();
    expect(await faultsAtBothWidths(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send Payment Link' }).dblclick();
    await expect(dialog).toBeHidden();
    await expect(card.getByText(/Payment link sent .* It works until/)).toBeVisible();
    expect(await faultsAtBothWidths(page)).toEqual([]);
  });

  const { text } = await mailbox.emailWith(iris.email, 'Pay $');
  const guest = await browser.newPage({ baseURL: stack.urls.site });
  const paying = new BookingPage(guest);
  const pay = guest.getByRole('button', { name: /^Pay \$/ });

  await test.step('a card that its holder does not confirm is not charged', async () => {
    await guest.goto(linkIn(text));
    await expect(guest.getByRole('heading', { name: `${iris.firstName}, pay for your stay` })).toBeVisible();
    await expect(guest.getByText('Card fee', { exact: true })).toBeVisible();
    await expect(pay).toBeVisible();
    expect(await faultsAtBothWidths(guest)).toEqual([]);
    await pay.click();
    await expect(guest.getByText('First name is required')).toBeVisible();
    expect(await faultsAtBothWidths(guest)).toEqual([]);
    await paying.fillPayment(testCards.asksTheCardholder, iris);
    await pay.click();
    await secure(guest).getByRole('button', { name: 'Fail' }).click();
    await expect(guest.getByRole('form').getByText(/unable to authenticate|didn’t go through/)).toBeVisible();
    expect(await faultsAtBothWidths(guest)).toEqual([]);
  });

  await test.step('pressed twice, it is charged once', async () => {
    await pay.dblclick();
    await secure(guest).getByRole('button', { name: 'Complete' }).click();
    await expect(guest.getByRole('heading', { name: /You’re all paid/ })).toBeVisible();
    expect(await faultsAtBothWidths(guest)).toEqual([]);
    await guest.reload();
    await expect(guest.getByRole('heading', { name: /You’re all paid/ })).toBeVisible();
    const confirmation = await mailbox.emailWith(iris.email, 'is confirmed');
    expect(confirmation.text).toMatch(/\b\d{6}\b/);
    await guest.close();
  });

  await test.step('staff see one payment, a confirmed booking, and nothing left to pay', async () => {
    // The address has the panel that is open.
    await page.reload();
    const entries = card.getByRole('list', { name: 'Payments and refunds' }).getByRole('listitem');
    await expect(entries).toHaveCount(1);
    await expect(entries.first()).toContainText('Card payment');
    await expect(card.getByText(/Nothing is left to pay/)).toBeVisible();
    await expect(card.getByRole('button', { name: 'Send Payment Link', exact: true })).toBeHidden();
  });
});

test('the amount that is due has changed since the page was opened: nothing is charged before the guest sees it', async ({
  page,
  staff,
  mailbox,
}) => {
  const june = guestNamed('June');
  const created = await staff.create('/api/admin/bookings', {
    guestName: 'June Amend',
    email: june.email,
    checkInDate: inDays(335),
    checkOutDate: inDays(336),
  });
  const { id } = v.parse(v.object({ id: v.string() }), created);
  const link = `/api/admin/bookings/${id}/payment-link`;
  const { offer } = v.parse(readStaffPaymentLink.answer, await staff.read(link));
  await staff.create(link, { amount: offer?.amount });
  const { text } = await mailbox.emailWith(june.email, 'Pay $');
  await page.goto(linkIn(text));
  await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeVisible();
  await staff.create(`/api/admin/bookings/${id}/payments`, { amount: 100, method: 'cash' });

  await new BookingPage(page).fillPayment(testCards.succeeds, june);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByText('The amount due has changed. You haven’t been charged.')).toBeVisible();
  await expect(page.getByText('Paid so far')).toBeVisible();
  expect(await faultsAtBothWidths(page)).toEqual([]);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByRole('heading', { name: /You’re all paid/ })).toBeVisible();
});

test('links that no longer work say so in plain words, and what to do next', async ({
  page,
  browser,
  stack,
}) => {
  const unknown = `/pay#${'A'.repeat(43)}`;
  await page.goto(unknown);
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await faultsAtBothWidths(page)).toEqual([]);
  for (const [status, heading] of [
    ['expired', 'This link has expired'],
    ['withdrawn', 'This link no longer works'],
    ['ended', 'This booking has ended'],
  ] as const) {
    await page.route('**/api/payment-links/view', (route) =>
      route.fulfill({ json: { status, booking: null, due: null } }),
    );
    await page.goto('/');
    await page.goto(unknown);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Return Home' })).toBeVisible();
    await page.unroute('**/api/payment-links/view');
  }

  await page.route('**/api/payment-links/view', (route) => route.abort());
  await page.goto('/');
  await page.goto(unknown);
  await expect(page.getByRole('heading', { name: 'We couldn’t reach our server' })).toBeVisible();
  await page.unroute('**/api/payment-links/view');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();

  const plain = await browser.newPage({ baseURL: stack.urls.site, javaScriptEnabled: false });
  await plain.goto(unknown);
  await expect(plain.getByText(/Paying by card needs JavaScript/)).toBeVisible();
  await plain.close();
});
