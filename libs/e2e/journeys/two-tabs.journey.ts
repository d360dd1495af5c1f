import { expect, test } from '../fixtures.ts';
import { BookingPage, testCards } from '../pages/booking.page.ts';
import { guestNamed, inDays } from './stays.ts';

test('what a tab shows is what it charges and books: two tabs of one browser', async ({
  page,
  booking,
  context,
  mailbox,
}) => {
  const una = guestNamed('Una');
  const [august, september] = [
    [inDays(220), inDays(222)],
    [inDays(240), inDays(245)],
  ] as const;
  await booking.openWithDates(august);
  await booking.goOnToPayment(una);
  await expect(booking.heldFor).toBeVisible();
  await booking.fillPayment(testCards.succeeds, una);

  const otherPage = await context.newPage();
  const other = new BookingPage(otherPage);
  await other.openWithDates(september);
  await other.goOnToPayment(una);
  await expect(other.heldFor).toBeVisible();

  const totalShown = async () => {
    const text = await page
      .getByText(/^Total \$/)
      .first()
      .textContent();
    return /\$[\d,]+\.\d{2}/.exec(text ?? '')?.[0] ?? 'no total';
  };

  await test.step('the first tab charges nothing and says what is held now', async () => {
    await page.bringToFront();
    await booking.complete.click();
    await expect(page.getByText(/You changed this booking in another tab. It’s now .* for \$/)).toBeVisible();
    await expect(booking.complete).toBeDisabled();
    expect(await mailbox.emailsTo(una.email)).toHaveLength(0);
  });

  await test.step('it books its own dates at its own price once the guest confirms', async () => {
    const shown = await totalShown();
    await page.getByRole('button', { name: /^Book .* instead$/ }).click();
    await expect(booking.heldFor).toBeVisible();
    await expect(booking.complete).toBeEnabled();
    expect(await totalShown()).toBe(shown);
    await booking.complete.click();
    await expect(page.getByText('Booking Confirmed!').first()).toBeVisible();
    const mail = await mailbox.onlyEmailTo(una.email);
    expect(mail.text).toContain(shown);
  });

  await test.step('the second tab cannot pay for dates that are no longer held', async () => {
    await otherPage.bringToFront();
    await other.fillPayment(testCards.succeeds, una);
    await other.complete.click();
    await expect(
      otherPage.getByText('We’re no longer holding your dates. You haven’t been charged.'),
    ).toBeVisible();
    expect(await mailbox.emailsTo(una.email)).toHaveLength(1);
  });
});
