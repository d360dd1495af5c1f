import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { expect, test } from '../fixtures.ts';
import { accessibilityFaults } from '../pages/accessibility.ts';
import { BackOffice } from '../pages/back-office.page.ts';
import { KeptList } from '../pages/kept-list.page.ts';
import { inDays } from './stays.ts';

const format = (date: CalendarDate, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
const long = (date: CalendarDate): string =>
  format(date, { month: 'short', day: 'numeric', year: 'numeric' });
const short = (date: CalendarDate): string =>
  format(date, { weekday: 'short', month: 'short', day: 'numeric' });

test('nights are blocked as a range, refused where they are taken, shown, and freed one by one', async ({
  page,
  request,
  stack,
}) => {
  const [first, middle, last] = [inDays(500), inDays(501), inDays(502)];
  const isTaken = async (date: string): Promise<boolean> => {
    const answer = (await (await request.get('/api/unavailable-dates')).json()) as {
      unavailableDates: string[];
    };
    return answer.unavailableDates.includes(date);
  };
  await new BackOffice(page).enter(stack.admin, 'dates');
  const dates = new KeptList(page);
  const block = page.getByRole('button', { name: 'Block', exact: true });
  const [from, to] = [page.getByLabel('From'), page.getByLabel('To (optional)')];
  const chooseReason = async (reason: string): Promise<void> => {
    await page.getByRole('combobox', { name: 'Reason' }).click();
    await page.getByTitle(reason).click();
  };
  await expect(block).toBeDisabled();
  await from.fill(first);
  await expect(block, 'a reason is missing').toBeDisabled();
  await chooseReason('Owner use');
  await expect(block).toBeEnabled();
  await to.fill(inDays(499));
  await expect(page.getByText('The last day is before the first')).toBeVisible();
  await expect(block).toBeDisabled();
  await to.fill(last);
  await block.click();
  await expect(dates.toast('Date range blocked successfully')).toBeVisible();
  await expect(from).toHaveValue('');
  expect(await isTaken(middle)).toBe(true);
  const run = dates.row(`${long(first)} to ${long(last)}`);
  await expect(run).toContainText('3 nights');
  expect(await accessibilityFaults(page)).toEqual([]);

  await from.fill(middle);
  await chooseReason('Maintenance');
  await block.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was blocked' })).toContainText(
    long(middle),
  );
  await expect(from).toHaveValue(middle);

  await run.getByText('3 nights').click();
  await dates.remove(short(middle), `Unblock ${long(middle)}?`);
  await expect(dates.toast('Blocked date removed')).toBeVisible();
  expect(await isTaken(middle)).toBe(false);
  for (const night of [first, last]) {
    await dates.remove(short(night), `Unblock ${long(night)}?`);
    await expect(dates.row(long(night))).toBeHidden();
  }
});

test('the calendar chooses a range by keyboard alone', async ({ page, stack }) => {
  await new BackOffice(page).enter(stack.admin, 'dates');
  await page.getByRole('gridcell').getByRole('button').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const from = await page.getByLabel('From').inputValue();
  const to = await page.getByLabel('To (optional)').inputValue();
  expect(Date.parse(to) - Date.parse(from)).toBe(2 * 86_400_000);
});
