import { expect, test } from '../fixtures.ts';
import { testCards } from '../pages/booking.page.ts';
import { guestNamed, inDays } from './stays.ts';

/** What was in the hand of a process that is killed is taken up again: an event after 30 s, a mail after a minute. */
const takenUpAgain = { within: 80_000 };

test('mail service killed with -9 when the guest pays: restarted, exactly one mail', async ({
  page,
  booking,
  parts,
  mailbox,
}) => {
  test.slow();
  const fay = guestNamed('Fay');
  await booking.openWithDates([inDays(40), inDays(41)]);
  await booking.goOnToPayment(fay);
  await booking.fillPayment(testCards.succeeds, fay);
  parts.kill('crm-email');
  await booking.complete.click();
  await expect(page.getByText('Booking Confirmed!').first()).toBeVisible();
  const mail = await mailbox.onlyEmailTo(fay.email, takenUpAgain);
  expect(mail.attachments).toHaveLength(1);
  await page.waitForTimeout(3_000);
  expect(await mailbox.emailsTo(fay.email)).toHaveLength(1);
});

test('booking service killed with -9 between payment and confirmation: the webhook confirms it, exactly one mail', async ({
  page,
  booking,
  parts,
  mailbox,
}) => {
  test.slow();
  const gus = guestNamed('Gus');
  await booking.openWithDates([inDays(44), inDays(45)]);
  await booking.goOnToPayment(gus);
  await booking.fillPayment(testCards.succeeds, gus);
  // The card is paid at the provider; the answer that would complete the booking never reaches the service.
  let killed = false;
  await page.route('**/api/complete-booking', async (route) => {
    if (!killed) parts.kill('booking');
    killed = true;
    await route.abort();
  });
  await booking.complete.click();
  // The page asks a few times more before it says so.
  await expect(page.getByText('Payment Successful').first()).toBeVisible({ timeout: 20_000 });
  await mailbox.onlyEmailTo(gus.email, takenUpAgain);
  await page.waitForTimeout(3_000);
  expect(await mailbox.emailsTo(gus.email)).toHaveLength(1);
});
