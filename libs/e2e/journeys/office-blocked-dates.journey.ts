import type { APIRequestContext } from '@playwright/test';
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

/** Whether guests see that a night cannot be booked. */
async function isTaken(request: APIRequestContext, date: string): Promise<boolean> {
  const answer = (await (await request.get('/api/unavailable-dates')).json()) as {
    unavailableDates: string[];
  };
  return answer.unavailableDates.includes(date);
}

test('nights are blocked as a range, and refused where they are taken', async ({ page, request, stack }) => {
  const [first, middle, last] = [inDays(500), inDays(501), inDays(502)];
  await new BackOffice(page).enter(stack.admin, 'dates');
  const dates = new KeptList(page);
  const block = page.getByRole('button', { name: 'Block', exact: true });
  const [from, to] = [page.getByLabel('From'), page.getByLabel('To (optional)')];
  const chooseReason = async (reason: string): Promise<void> => {
    await page.getByRole('combobox', { name: 'Reason' }).selectOption(reason);
  };
  await expect(block).toBeDisabled();
  await from.fill(first);
  await expect(block, 'a reason is missing').toBeDisabled();
  await expect(
    page.getByRole('grid', { name: format(first, { month: 'long', year: 'numeric' }) }),
    'the calendar turns to what is typed',
  ).toBeVisible();
  await chooseReason('Owner use');
  await expect(block).toBeEnabled();
  await to.fill(inDays(499));
  await expect(page.getByText('End date is before the start date')).toBeVisible();
  await expect(block).toBeDisabled();
  await to.fill(last);
  await block.click();
  await expect(dates.toast('Date range blocked successfully')).toBeVisible();
  await expect(from).toHaveValue('');
  expect(await isTaken(request, middle)).toBe(true);
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
});

test('unblocks one night of a range, or the whole range', async ({ page, request, stack }) => {
  const [first, middle, last] = [inDays(510), inDays(511), inDays(512)];
  const office = new BackOffice(page);
  const dates = new KeptList(page);
  await office.enter(stack.admin, 'dates');
  const data = { fromDate: first, toDate: last, reason: 'maintenance' };
  const headers = { Origin: stack.urls.site };
  expect((await page.request.post('/api/admin/blocked-dates', { data, headers })).status()).toBe(201);
  await page.reload();
  await dates
    .row(`${long(first)} to ${long(last)}`)
    .locator('summary')
    .click();
  await dates.remove(short(middle), `Unblock ${long(middle)}?`, 'Unblock');
  await expect(dates.toast('Blocked date removed')).toBeVisible();
  expect(await isTaken(request, middle)).toBe(false);
  expect(await isTaken(request, last)).toBe(true);

  await page.request.post('/api/admin/blocked-dates', {
    data: { ...data, fromDate: middle, toDate: middle },
    headers,
  });
  await page.reload();
  const run = dates.row(`${long(first)} to ${long(last)}`);
  await run.locator('summary').click();
  await run.getByRole('button', { name: 'Unblock all 3 nights' }).click();
  const question = dates.dialog(`Unblock ${long(first)} to ${long(last)}?`);
  await question.getByRole('button', { name: 'Unblock' }).click();
  await expect(dates.toast('Blocked dates removed')).toBeVisible();
  await expect(run).toBeHidden();
  expect(await isTaken(request, last)).toBe(false);
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
