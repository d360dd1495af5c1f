import ical from 'node-ical';
import { expect, test } from '../fixtures.ts';
import { faultsAtBothWidths } from '../pages/accessibility.ts';
import { BackOffice } from '../pages/back-office.page.ts';
import { BookingPage, testCards } from '../pages/booking.page.ts';
import { guestNamed, inDays } from './stays.ts';

test('a guest books by card, and every part receives the booking', async ({
  page,
  booking,
  mailbox,
  stack,
  browser,
  request,
}) => {
  const ada = guestNamed('Ada');
  const [checkIn, checkOut] = [inDays(12), inDays(14)] as const;

  await test.step('choose dates, give details, take an add-on and pay', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Reserve Your Getaway' }).click();
    await booking.goToPayment([checkIn, checkOut], ada, 'Fire Pit Evening');
    await expect(page.getByText('Tax 7%')).toBeVisible();
    await expect(booking.heldFor).toBeVisible();
    await booking.fillPayment(testCards.succeeds, ada);
    await booking.complete.click();
    await expect(page.getByText('Booking Confirmed!').first()).toBeVisible();
    await expect(page).toHaveURL(/\/stay\/[\w-]{43}$/);
  });

  const mail =
    await test.step('the confirmation email has the dates, the price lines, the reference and the entry code', async () => {
      const confirmation = await mailbox.onlyEmailTo(ada.email);
      expect(confirmation.text).toMatch(/\b[A-Z0-9]{8}\b/);
      expect(confirmation.text).toMatch(/\b\d{6}\b/);
      expect(confirmation.text).toContain('Fire Pit Evening');
      expect(confirmation.text).toContain('Tax 7%');
      expect(confirmation.attachments.map(({ filename }) => filename)).toEqual([
        expect.stringMatching(/\.ics$/),
      ]);
      return confirmation;
    });

  await test.step('the open calendar carries the stay and no guest', async () => {
    const text = async () => (await request.get('/calendar/direct-bookings-redacted.ics')).text();
    await expect.poll(text).toContain(`DTSTART;VALUE=DATE:${checkIn.replaceAll('-', '')}`);
    const calendar = await text();
    const stays = Object.values(ical.sync.parseICS(calendar)).filter((each) => each?.type === 'VEVENT');
    expect(stays.map((stay) => stay.summary)).toContain('Reserved');
    expect(calendar).not.toContain('Lovelace');
    expect(calendar).not.toContain(ada.email);
  });

  await test.step('staff see the booking and the guest', async () => {
    const staff = await browser.newPage({ baseURL: stack.urls.site });
    await new BackOffice(staff).signIn(stack.admin);
    await expect(staff.getByText('Ada Lovelace').first()).toBeVisible();
    await staff.getByRole('link', { name: 'Guest CRM' }).click();
    const card = staff.getByRole('row', { name: 'Ada Lovelace' });
    await expect(card).toContainText(ada.email);
    const entryCode = /\b\d{6}\b/.exec(mail.text)?.[0] ?? 'none';
    await expect(card).toContainText(entryCode);
    await staff.close();
  });

  await test.step('a second browser finds the nights disabled', async () => {
    const other = await browser.newPage({ baseURL: stack.urls.site });
    const theirs = new BookingPage(other);
    await theirs.open();
    await expect(await theirs.day(checkIn)).toBeDisabled();
    await expect(await theirs.day(inDays(13))).toBeDisabled();
    await expect(await theirs.day(checkOut)).toBeEnabled();
    await other.close();
  });
});

test('a declined card says why, and another one pays', async ({ page, booking, mailbox }) => {
  const bea = guestNamed('Beatrix');
  await booking.getReadyToPay([inDays(20), inDays(21)], bea, testCards.declined);
  // This browser has no wallet.
  await expect(page.getByText('or pay by card')).toBeHidden();
  await booking.complete.click();
  await expect(page.getByText('Payment Failed').first()).toBeVisible();
  const reason = page.getByRole('form', { name: 'Payment by card' }).getByText('Your card was declined.');
  await expect(reason).toBeVisible();
  expect(await faultsAtBothWidths(page)).toEqual([]);
  expect(await mailbox.emailsTo(bea.email)).toEqual([]);

  await booking.fillCard(testCards.succeeds);
  await expect(reason).toBeHidden();
  await booking.complete.click();
  await expect(page.getByText('Booking Confirmed!').first()).toBeVisible();
  await mailbox.onlyEmailTo(bea.email);
});

test('a card that asks its holder pays after they said yes', async ({ page, booking }) => {
  const cleo = guestNamed('Cleo');
  await booking.getReadyToPay([inDays(24), inDays(25)], cleo, testCards.asksTheCardholder);
  await booking.complete.click();
  await page.getByRole('dialog', { name: '3-D Secure test' }).getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByText('Payment Failed').first()).toBeVisible();

  await booking.complete.click();
  await page
    .getByRole('dialog', { name: '3-D Secure test' })
    .getByRole('button', { name: 'Complete' })
    .click();
  await expect(page.getByText('Booking Confirmed!').first()).toBeVisible();
});

test('a wallet of the browser pays without a typed card; canceled or declined, it charges nothing', async ({
  page,
  booking,
  mailbox,
}) => {
  const gwen = guestNamed('Gwen');
  await page.addInitScript(() => localStorage.setItem('card-sandbox-wallets', 'google_pay'));
  await booking.openWithDates([inDays(28), inDays(29)]);
  await booking.goOnToPayment(gwen);
  await expect(booking.heldFor).toBeVisible();
  await expect(page.getByText('or pay by card')).toBeVisible();
  expect(await faultsAtBothWidths(page)).toEqual([]);
  const row = page.getByRole('group', { name: 'Pay with a wallet' });
  const sheet = page.getByRole('dialog', { name: 'Google Pay test' });
  const choose = async (answer: string) => {
    await row.getByRole('button', { name: 'Pay with Google Pay' }).click();
    await sheet.getByRole('button', { name: answer, exact: true }).click();
  };

  await choose('Cancel');
  await expect(sheet).toBeHidden();
  await expect(booking.complete).toBeEnabled();
  await choose('Pay with a declined card');
  await expect(page.getByText('Payment Failed').first()).toBeVisible();
  await expect(row.getByText('Your card was declined.')).toBeVisible();
  expect(await mailbox.emailsTo(gwen.email)).toEqual([]);
  await choose('Pay');
  await expect(page.getByText('Booking Confirmed!').first()).toBeVisible();
  await mailbox.onlyEmailTo(gwen.email);
});

test('a guest whom their bank brings back with a paid booking finds it confirmed', async ({
  page,
  booking,
  mailbox,
}) => {
  const ines = guestNamed('Ines');
  const prepared = page.waitForResponse('**/api/create-booking-payment-intent');
  await booking.openWithDates([inDays(36), inDays(37)]);
  await booking.goOnToPayment(ines);
  await expect(booking.heldFor).toBeVisible();
  const { paymentIntentId, clientSecret } = (await (await prepared).json()) as Record<string, string>;
  // As on the bank's page, while this one is gone.
  await page.request.post(`/sandbox/v1/payment_intents/${paymentIntentId}/confirm`, {
    headers: { authorization: 'Bearer pk_test_sandbox' },
    form: { client_secret: clientSecret ?? '', payment_method: 'pm_card_visa' },
  });
  const returned = new URLSearchParams({
    payment_intent: paymentIntentId ?? '',
    payment_intent_client_secret: clientSecret ?? '',
    redirect_status: 'succeeded',
  });
  await page.goto(`/booking?${returned}`);
  await expect(page.getByText('Booking Confirmed!').first()).toBeVisible();
  await mailbox.onlyEmailTo(ines.email);
});
