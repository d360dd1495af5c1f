import { expect, test } from '../fixtures.ts';
import { BookingPage, testCards } from '../pages/booking.page.ts';
import { guestNamed, inDays } from './stays.ts';

test('dates lost between picking and paying: refused with the words of the house, no charge, nothing typed is lost', async ({
  page,
  booking,
  browser,
  stack,
  mailbox,
}) => {
  const [dora, faster] = [guestNamed('Dora'), guestNamed('Ernest')];
  const dates = [inDays(30), inDays(32)] as const;
  await booking.openWithDates(dates);
  await booking.next.click();
  await booking.giveDetails(dora);

  const other = await browser.newPage({ baseURL: stack.urls.site });
  const theirs = new BookingPage(other);
  await theirs.open();
  await theirs.goToPayment(dates, faster);
  await theirs.fillPayment(testCards.succeeds, faster);
  await theirs.complete.click();
  await expect(other.getByText('Booking Confirmed!').first()).toBeVisible();
  await other.close();

  await booking.next.click();
  await booking.next.click();
  await expect(page.getByText('Dates Unavailable').first()).toBeVisible();
  await expect(
    page.getByText('These dates are already booked. Please select different dates.').first(),
  ).toBeVisible();
  await expect(
    page.getByText('Sorry, these dates are not available. Please select different dates.'),
  ).toBeInViewport({ ratio: 1 });
  await expect(booking.complete).toBeHidden();
  await expect(await booking.day(inDays(31))).toBeDisabled();

  await page.getByRole('button', { name: 'Clear dates' }).click();
  await booking.chooseDates(inDays(33), inDays(34));
  await booking.next.click();
  await expect(page.getByLabel('First name')).toHaveValue('Dora');
  expect(await mailbox.emailsTo(dora.email)).toEqual([]);
});
