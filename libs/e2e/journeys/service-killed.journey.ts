import { expect, test } from '../fixtures.ts';
import type { BookingPage, GuestDetails } from '../pages/booking.page.ts';
import { guestNamed, inDays } from './stays.ts';

/** Work that a killed process had begun is resumed: an event after 30 s, an email after a minute. */
const resumed = { within: 80_000 };

test.slow();

/** A guest with one night, who has only to press Complete. */
async function readyToPay(
  booking: BookingPage,
  firstName: string,
  dates: readonly [string, string],
): Promise<GuestDetails> {
  const guest = guestNamed(firstName);
  await booking.getReadyToPay(dates, guest);
  return guest;
}

test('email service killed with -9 when the guest pays: restarted, exactly one email', async ({
  page,
  booking,
  parts,
  mailbox,
}) => {
  const fay = await readyToPay(booking, 'Fay', [inDays(40), inDays(41)]);
  parts.kill('crm-email');
  await booking.complete.click();
  await expect(page.getByText('Booking Confirmed!').first()).toBeVisible();
  const email = await mailbox.onlyEmailTo(fay.email, resumed);
  expect(email.attachments).toHaveLength(1);
  await page.waitForTimeout(3_000);
  expect(await mailbox.emailsTo(fay.email)).toHaveLength(1);
});

test('booking service killed with -9 between payment and confirmation: the webhook confirms it, exactly one email', async ({
  page,
  booking,
  parts,
  mailbox,
}) => {
  const gus = await readyToPay(booking, 'Gus', [inDays(44), inDays(45)]);
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
  await mailbox.onlyEmailTo(gus.email, resumed);
  await page.waitForTimeout(3_000);
  expect(await mailbox.emailsTo(gus.email)).toHaveLength(1);
});
