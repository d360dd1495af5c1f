import { expect, test } from '../fixtures.ts';
import { faultsAtBothWidths } from '../pages/accessibility.ts';
import { testCards } from '../pages/booking.page.ts';
import { guestNamed, inDays } from './stays.ts';

test('a guest who adds early check-in comes at noon, and at four again without it', async ({
  page,
  booking,
  mailbox,
}) => {
  const noor = guestNamed('Noor');
  const summary = page.getByRole('region', { name: 'Booking summary' });
  const time = page.getByLabel('Check-in time');
  const early = page.getByRole('checkbox', { name: 'Early Check-in' });
  await booking.openWithDates([inDays(318), inDays(319)]);
  await booking.next.click();
  await booking.giveDetails(noor);
  await expect(time.getByRole('option').first()).toHaveText('4:00 PM');
  await expect(page.getByText('Choose Early Check-in in the next step.')).toBeVisible();
  await booking.next.click();

  await test.step('adding it chooses noon, removing it says that the time is the usual one again', async () => {
    await early.check();
    await expect(time).toHaveValue('12:00');
    await expect(time.getByRole('option').first()).toHaveText('12:00 PM');
    await expect(summary).toContainText('12:00 PM');
    expect(await faultsAtBothWidths(page), 'early').toEqual([]);
    await early.uncheck();
    await expect(summary).toContainText('4:00 PM');
    await expect(page.getByText('Your check-in time is back to 4:00 PM').first()).toBeVisible();
    expect(await faultsAtBothWidths(page), 'usual again').toEqual([]);
    await page.getByRole('checkbox', { name: 'Arrive in Style' }).check();
    await expect(time).toHaveValue('12:00');
    await expect(early).toBeDisabled();
    await page.getByRole('checkbox', { name: 'Arrive in Style' }).uncheck();
  });

  await test.step('the paid booking begins at noon, in the confirmation as well', async () => {
    await early.check();
    await booking.next.click();
    await expect(summary).toContainText('12:00 PM');
    await booking.fillPayment(testCards.succeeds, noor);
    await booking.complete.click();
    await expect(page.getByText('Booking Confirmed!').first()).toBeVisible();
    const confirmation = await mailbox.onlyEmailTo(noor.email);
    expect(confirmation.text).toContain('12:00 PM');
    expect(confirmation.text).toContain('Early Check-in');
  });
});
