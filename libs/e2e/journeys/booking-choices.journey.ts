import { addDays } from '@getaway/kernel/calendar-date';
import { expect, test } from '../fixtures.ts';
import { faultsAtBothWidths } from '../pages/accessibility.ts';
import { guestNamed, inDays } from './stays.ts';

test('a package and its services exclude each other', async ({ page, booking }) => {
  await booking.openWithDates([inDays(80), inDays(82)]);
  await booking.next.click();
  await booking.giveDetails(guestNamed('Jo'));
  await booking.next.click();
  const services = page.getByRole('group', { name: 'Services' });
  const pack = page.getByRole('checkbox', { name: 'Arrive in Style' });
  await expect(services.getByRole('checkbox').first()).toHaveAccessibleName('Romance Package $125');

  // One press on any place of the card.
  await services.getByText('A fire built and lit for you').click({ force: true });
  await expect(services.getByRole('checkbox', { name: 'Fire Pit Evening' })).toBeChecked();
  await expect(page.getByText('Save $45 compared with booking each')).toBeVisible();
  await pack.check();
  await expect(services.getByRole('checkbox', { name: 'Fire Pit Evening' })).toBeDisabled();
  await expect(services.getByText('Included in Arrive in Style').first()).toBeVisible();
  const summary = page.getByRole('region', { name: 'Booking summary' });
  await expect(summary.getByText('Arrive in Style')).toBeVisible();
  await expect(summary.getByText('Fire Pit Evening')).toBeHidden();
  await page.getByRole('button', { name: 'Remove Arrive in Style' }).click();
  await expect(pack).toBeFocused();
  await expect(pack).not.toBeChecked();
  await expect(services.getByRole('checkbox', { name: 'Fire Pit Evening' })).toBeEnabled();
});

test('a booked day is refused with its reason, and left on where it is the first after the start', async ({
  page,
  booking,
  staff,
}) => {
  const taken = inDays(96);
  const block = { fromDate: taken, toDate: addDays(taken, 1), reason: 'maintenance' };
  await staff.create('/api/admin/blocked-dates', block);

  await page.goto(`/booking?checkIn=${taken}&checkOut=${addDays(taken, 1)}`);
  await expect(page.getByText('Dates Unavailable').first()).toBeVisible();
  await expect(
    page.getByText('Sorry, these dates are not available. Please select different dates.'),
  ).toBeVisible();
  await expect(booking.next).toBeDisabled();
  expect(await faultsAtBothWidths(page), 'unavailable').toEqual([]);
  await page.getByRole('button', { name: 'Clear dates' }).click();

  const first = await booking.day(taken);
  await expect(first).toHaveAccessibleName(/already booked/);
  await first.click({ force: true });
  await expect(page.getByText(/is already booked. Please choose another day/)).toBeInViewport();
  expect(await faultsAtBothWidths(page), 'refused').toEqual([]);

  await (await booking.day(addDays(taken, -2))).click();
  await expect(first).toHaveAccessibleName(/checkout only, departure 11 AM/);
  await expect(await booking.day(addDays(taken, 1))).toBeDisabled();
  await first.hover();
  await expect(page.getByText(/^2 nights:/)).toBeVisible();
  await first.click();
  await expect(page.getByText('before the next guests arrive at 4:00 PM')).toBeVisible();
  expect(await faultsAtBothWidths(page), 'checkout only').toEqual([]);
  await expect(booking.next).toBeEnabled();
});

test('the calendar says what the whole stay would cost, as it is then charged', async ({ page, booking }) => {
  await booking.open();
  await (await booking.day(inDays(220))).click();
  await (await booking.day(inDays(222))).hover();
  const status = page.getByText(/^2 nights: .* · \$[\d,]+\.\d\d in all$/);
  await expect(status).toBeVisible();
  const [, total = ''] = /(\$[\d,]+\.\d\d) in all/.exec(await status.innerText()) ?? [];
  await (await booking.day(inDays(222))).click();
  await expect(page.getByRole('region', { name: 'Booking summary' })).toContainText(total);
});
