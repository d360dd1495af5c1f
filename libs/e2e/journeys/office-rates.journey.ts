import { expect, test } from '../fixtures.ts';
import { accessibilityFaults } from '../pages/accessibility.ts';
import { BackOffice } from '../pages/back-office.page.ts';
import { inDays } from './stays.ts';

test('a season has its price and its minimum from the back office to the guest, who reads why a stay is refused', async ({
  context,
  page,
  request,
  stack,
}) => {
  const [first, second, third] = [inDays(660), inDays(661), inDays(662)];
  const nightsTotal = async (checkOutDate: string): Promise<unknown> => {
    const answer = await request.post('/api/quote', { data: { checkInDate: first, checkOutDate } });
    return ((await answer.json()) as { nightsTotal?: unknown }).nightsTotal;
  };
  await new BackOffice(page).enter(stack.admin, 'rates');
  await expect(page.getByRole('button', { name: /^\w{3}, Dec 31: \$/ })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Add Dates' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: 'Season' })).toBeFocused();
  await dialog.getByLabel('First night').fill(first);
  await dialog.getByLabel('Last night').fill(inDays(665));
  await dialog.getByRole('button', { name: 'Add Dates' }).click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await dialog.getByLabel('Name').fill('Quiet weeks');
  await dialog.getByLabel(/^Price of a night/).fill('333.50');
  await dialog.getByLabel(/^Minimum nights/).fill('2');
  await dialog.getByRole('button', { name: 'Add Dates' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('listitem').filter({ hasText: 'Quiet weeks' });
  await expect(row).toContainText('$333.50 a night · At least 2 nights');

  const guest = await context.newPage();
  await guest.goto(`/booking?checkIn=${first}&checkOut=${second}`);
  await expect(guest.getByText('Two nights minimum in Quiet weeks').first()).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
  await guest.goto(`/booking?checkIn=${first}&checkOut=${third}`);
  await expect(guest.getByRole('button', { name: 'Next', exact: true })).toBeEnabled();
  expect(await nightsTotal(third)).toBe('667.00');

  await row.getByRole('button', { name: 'Delete Quiet weeks' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toBeHidden();
  expect(await nightsTotal(second)).not.toBe('333.50');
});

test('days that are dragged over get their price, which a guest would pay', async ({ page, stack }) => {
  const [first, last, checkOut] = [inDays(63), inDays(65), inDays(66)];
  await new BackOffice(page).enter(stack.admin, 'rates');
  const day = (date: string) => page.locator(`[data-day="${date}"] button`);
  await day(last).scrollIntoViewIfNeeded();
  await day(first).hover();
  await page.mouse.down();
  await day(last).hover();
  await expect(day(first)).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.up();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('First night')).toHaveValue(first);
  await expect(dialog.getByLabel('Last night')).toHaveValue(last);
  await dialog.getByLabel('Name').fill('Dragged');
  await dialog.getByLabel(/^Price of a night/).fill('412.5');
  await dialog.getByRole('button', { name: 'Add Dates' }).click();
  await expect(dialog).toBeHidden();
  await page.getByLabel('Check-in', { exact: true }).fill(first);
  await page.getByLabel('Check-out', { exact: true }).fill(checkOut);
  const price = page.getByLabel('Price for a guest');
  await expect(price.getByText('· Dragged')).toHaveCount(3);
  await expect(price.getByText('$412.50')).toHaveCount(3);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: /^Delete Dragged/ }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Dragged' })).toBeHidden();
});

test('a season costs some percent less, on a phone, and the quote and the year follow', async ({
  page,
  request,
  stack,
}) => {
  const [first, second] = [inDays(640), inDays(641)];
  const rateOf = async (): Promise<number> => {
    const answer = await request.post('/api/quote', { data: { checkInDate: first, checkOutDate: second } });
    const { nights } = (await answer.json()) as { nights: { rate: string }[] };
    return Number(nights[0]?.rate);
  };
  const before = await rateOf();
  await page.setViewportSize({ width: 360, height: 740 });
  await new BackOffice(page).enter(stack.admin, 'rates');
  await page.getByRole('button', { name: 'Add Dates' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First night').fill(first);
  await dialog.getByLabel('Last night').fill(first);
  await dialog.getByLabel('Name').fill('Slow weeks');
  await dialog.getByLabel('Price', { exact: true }).selectOption('More or less');
  await dialog.getByLabel('A night costs').selectOption('Percent less');
  await dialog.getByLabel('On which nights').selectOption('Some weekdays');
  await dialog.getByLabel('By how much').fill('15.5%');
  await dialog.getByRole('button', { name: 'Add Dates' }).click();
  await expect(dialog.getByText('Choose at least one weekday')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  const weekdays = dialog.getByRole('group', { name: 'Weekdays' }).getByRole('checkbox');
  await weekdays.first().focus();
  for (const weekday of await weekdays.all()) {
    await expect(weekday).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
  }
  await dialog.getByRole('button', { name: 'Add Dates' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('listitem').filter({ hasText: 'Slow weeks' });
  await expect(row).toContainText('15.5% less a night');
  expect(await rateOf()).toBe(before * 0.845);

  await row.getByRole('button', { name: /^Edit Slow weeks/ }).click();
  await expect(dialog.getByLabel('A night costs')).toHaveValue('percent-less');
  await expect(dialog.getByLabel('By how much')).toHaveValue('15.5');
  await expect(dialog.getByLabel('On which nights')).toHaveValue('every');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await row.getByRole('button', { name: /^Delete Slow weeks/ }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toBeHidden();
});

test('dates come from a spreadsheet after a preview, and leave through the history', async ({
  page,
  stack,
}) => {
  const [first, last] = [inDays(600), inDays(604)];
  const file = (price: string) => ({
    name: 'rates.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Kind,Name,First date,Last date,Every night\nseason,Regatta,${first},${last},${price}\n`,
    ),
  });
  await new BackOffice(page).enter(stack.admin, 'rates');
  await page.getByRole('button', { name: 'Import CSV…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import dates from a CSV file' });
  const chooser = dialog.getByLabel('CSV file', { exact: true });
  await chooser.setInputFiles(file('a lot'));
  await expect(dialog.getByText(/^Line 2, Every night: /)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
  await chooser.setInputFiles(file('"$1,250"'));
  await expect(dialog.getByText('The file adds 1.')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Import 1 Change' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'Regatta' })).toContainText('$1,250.00 a night');

  await page.getByRole('link', { name: 'History' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'Imported Regatta' });
  await expect(entry).toContainText('$1,250.00 a night');
  expect(await accessibilityFaults(page)).toEqual([]);
  await entry.getByRole('button', { name: /^Undo: / }).click();
  await expect(entry.getByText('Undone')).toBeVisible();
  await expect(page.getByText('Undid: removed Regatta')).toBeVisible();
  const left = await (await page.request.get('/api/admin/rate-periods')).text();
  expect(left).not.toContain('Regatta');
});
