import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { faultsAtBothWidths } from '../pages/accessibility.ts';
import { BackOffice } from '../pages/back-office.page.ts';
import { inDays } from './stays.ts';

test('staff read revenue, occupancy and tax by month, look into a month, and take the rows along', async ({
  page,
  staff,
  stack,
}) => {
  test.slow();
  const guestName = 'Rhea Report';
  const [checkInDate, checkOutDate] = [inDays(351), inDays(353)];
  await staff.create('/api/admin/bookings', {
    guestName,
    email: 'rhea@guests.example.com',
    checkInDate,
    checkOutDate,
  });
  const office = new BackOffice(page);
  await office.enter(stack.admin, 'dashboard');
  const found = await page.request.get('/api/admin/bookings?search=rhea');
  const [booking] = (await found.json()) as { id: string; totalPrice: string; tax: string }[];
  const { id = '', totalPrice = '', tax = '' } = booking ?? {};
  await staff.create(`/api/admin/bookings/${id}/payments`, { amount: totalPrice, method: 'check' });
  const box = (name: string) => page.getByRole('region', { name });
  /** The cents of a column, without its total. */
  const centsIn = async (table: string, column: string): Promise<{ rows: number[]; total: number }> => {
    const titles = await box(table).getByRole('columnheader').allInnerTexts();
    const lines = await box(table).locator('tbody tr, tfoot tr').all();
    const cells = await Promise.all(
      lines.map((line) => line.locator('th, td').nth(titles.indexOf(column)).innerText()),
    );
    const cents = cells.map((cell) => Math.round(Number(cell.replace(/[$,]/g, '').replace('−', '-')) * 100));
    return { rows: cents.slice(0, -1), total: cents.at(-1) ?? 0 };
  };
  const expectSum = async (table: string, column: string): Promise<void> => {
    // A title, twelve months and their total.
    await expect(box(table).getByRole('row')).toHaveCount(14);
    const { rows, total } = await centsIn(table, column);
    expect(rows.reduce((sum, cents) => sum + cents, 0)).toBe(total);
    expect(total).toBeGreaterThan(0);
  };

  await test.step('revenue of the last twelve months, each month a way to its entries', async () => {
    await office.open('Reports');
    await expect(page.getByRole('heading', { name: 'Reports' })).toBeVisible();
    await expectSum('Revenue by month', 'Net');
    expect(await faultsAtBothWidths(page)).toEqual([]);
    const month = box('Revenue by month').getByRole('link').last();
    await month.click();
    await expect(page).toHaveURL(/ledger\?from=\d{4}-\d{2}-01&to=/);
    await expect(page.getByRole('row').filter({ hasText: guestName })).toBeVisible();
    await page.goBack();
  });

  await test.step('tax, with the rows of this month and all of them as a file', async () => {
    await page.getByRole('tab', { name: 'Tax' }).click();
    await expectSum('Tax by month', 'Collected');
    await box('Tax by month').getByRole('button').last().click();
    const rows = box('Tax in each entry');
    await expect(rows.getByRole('row').filter({ hasText: guestName })).toContainText(`$${tax}`);
    expect(await faultsAtBothWidths(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^tax-\d{4}-\d{2}-to-\d{4}-\d{2}\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines.find((line) => line.includes(guestName))).toMatch(new RegExp(`,${tax}$`));
  });

  await test.step('occupancy of the stay’s month, with its nights', async () => {
    await page.getByRole('tab', { name: 'Occupancy' }).click();
    await page.getByLabel('To', { exact: true }).selectOption(checkInDate.slice(0, 7));
    await page.getByLabel('From', { exact: true }).selectOption(checkInDate.slice(0, 7));
    await expect(box('Occupancy by month').getByRole('row')).toHaveCount(3);
    await box('Occupancy by month').getByRole('button').click();
    const nights = box('Nights').getByRole('row').filter({ hasText: guestName });
    await expect(nights.first()).toContainText('Booked');
    expect(await faultsAtBothWidths(page)).toEqual([]);
  });

  await test.step('a report that cannot be loaded says so, and tries again', async () => {
    await page.route('**/api/admin/reports/occupancy?**', (route) =>
      route.fulfill({ status: 503, json: {} }),
    );
    await page.getByRole('combobox', { name: 'Period' }).selectOption('This year');
    const failure = page.getByRole('alert').filter({ hasText: 'Couldn’t load the occupancy' });
    await expect(failure).toBeVisible();
    await page.unroute('**/api/admin/reports/occupancy?**');
    await failure.getByRole('button', { name: 'Try Again' }).click();
    await expect(box('Occupancy by month')).toBeVisible();
  });
});
