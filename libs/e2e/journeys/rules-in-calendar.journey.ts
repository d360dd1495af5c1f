import * as v from 'valibot';
import { addDays } from '@getaway/kernel/calendar-date';
import { expect, test } from '../fixtures.ts';
import { accessibilityFaults } from '../pages/accessibility.ts';
import { spokenDay } from '../pages/booking.page.ts';
import { StaffApi } from '../pages/staff-api.ts';
import { inDays } from './stays.ts';

const addedSchema = v.object({ id: v.string(), version: v.number() });

test('the calendar says the rules of stays before a click and explains them after it, by pointer and keyboard', async ({
  booking,
  page,
  stack,
}) => {
  const staff = await StaffApi.signIn(page.request, stack.urls.site, stack.admin);
  const [first, second, third, closed] = [inDays(640), inDays(641), inDays(642), inDays(644)];
  const add = async (period: object) =>
    v.parse(addedSchema, await staff.create('/api/admin/rate-periods', period));
  const dates = (firstDate: string, lastDate = firstDate) => ({ firstDate, lastDate });
  const added = [
    await add({ kind: 'season', name: 'Lilac weeks', ...dates(first, inDays(643)), minimumNights: 2 }),
    await add({ kind: 'override', name: null, ...dates(third), closedToArrival: true }),
    await add({ kind: 'override', name: null, ...dates(closed), closed: true }),
  ];
  try {
    await page.goto(`/booking?checkIn=${first}&checkOut=${third}`);
    await page.getByRole('button', { name: 'Clear dates' }).click();

    // Before a click.
    const button = page.getByRole('button', { name: new RegExp(`^${spokenDay(first)}, `) });
    await expect(button).toHaveAccessibleName(/dollars, available, two nights minimum in Lilac weeks$/);
    const noArrival = page.getByRole('button', { name: `${spokenDay(third)}, no check-in` });
    await expect(noArrival).toHaveAttribute('aria-disabled', 'true');
    const shut = await booking.day(closed);
    await expect(shut).toHaveAccessibleName(`${spokenDay(closed)}, closed`);
    await expect(shut).toContainText('Closed');
    await button.hover();
    await expect(page.getByText('Two nights minimum in Lilac weeks', { exact: true })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);

    // By keyboard: the focus explains, Enter says why.
    await button.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(/^No check-in on .*The next possible check-in is /)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.locator('[aria-live="polite"]', { hasText: /^No check-in on / })).toBeVisible();
    await expect(page.getByText('Choose your check-in date')).toBeVisible();

    // A check-out that is too early changes nothing.
    await button.click();
    const early = page.getByRole('button', {
      name: `${spokenDay(second)}, two nights minimum in Lilac weeks`,
    });
    await expect(early).toContainText('Min 2');
    // It is aria-disabled, and says why.
    await early.click({ force: true });
    await expect(
      page.getByText(/^Two nights minimum in Lilac weeks\. Choose \w{3}, \w{3} \d+ or later to check out\.$/),
    ).toBeVisible();
    await expect(booking.next).toBeDisabled();
    await (await booking.day(addDays(first, 2))).click();
    await expect(booking.next).toBeEnabled();
  } finally {
    for (const { id, version } of added)
      await staff.delete(`/api/admin/rate-periods/${id}?version=${version}`);
  }
});
