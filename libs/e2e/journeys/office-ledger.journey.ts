import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { faultsAtBothWidths } from '../pages/accessibility.ts';
import { AllBookings } from '../pages/all-bookings.page.ts';
import { BackOffice } from '../pages/back-office.page.ts';
import { inDays } from './stays.ts';

test('staff record payments until the balance is cleared, return a part, and find all of it in the ledger', async ({
  page,
  staff,
  stack,
}) => {
  test.slow();
  const guestName = 'Posy Ledger';
  await staff.create('/api/admin/bookings', {
    guestName,
    email: 'posy@guests.example.com',
    checkInDate: inDays(344),
    checkOutDate: inDays(345),
  });
  const office = new BackOffice(page);
  await office.enter(stack.admin, 'bookings?search=posy');
  const bookings = new AllBookings(page);
  const card = await bookings.viewDetails(guestName);
  await expect(card.getByText('No payment recorded')).toBeVisible();
  const reference = await card.locator('dt:text-is("Reference") + dd').innerText();

  const record = async (
    title: 'Record Payment' | 'Record Refund',
    { method, amount }: { method: string; amount?: string },
  ): Promise<void> => {
    await card.getByRole('button', { name: title }).click();
    const dialog = bookings.dialog(title);
    if (amount !== undefined) await dialog.getByLabel('Amount').fill(amount);
    await dialog.getByLabel('Method').selectOption(method);
    expect(await faultsAtBothWidths(page)).toEqual([]);
    await dialog.getByRole('button', { name: title }).dblclick();
    await expect(dialog).toBeHidden();
  };
  const entries = card.getByRole('list', { name: 'Payments and refunds' }).getByRole('listitem');

  await test.step('a part of the price, by check', async () => {
    await record('Record Payment', { method: 'check', amount: '100' });
    await expect(entries).toHaveCount(1);
    await expect(entries.first()).toContainText('Check payment');
    await expect(card.getByText('Partly paid')).toBeVisible();
    await expect(card.getByText('Balance due')).toBeVisible();
  });

  await test.step('the rest in cash, which the dialog suggests', async () => {
    await record('Record Payment', { method: 'cash' });
    await expect(entries).toHaveCount(2);
    await expect(card.getByText('Balance due')).toBeHidden();
  });

  await test.step('more than came in by check cannot be returned that way', async () => {
    await card.getByRole('button', { name: 'Record Refund' }).click();
    const dialog = bookings.dialog('Record Refund');
    await dialog.getByLabel('Amount').fill('100.01');
    await dialog.getByLabel('Method').selectOption('check');
    await dialog.getByRole('button', { name: 'Record Refund' }).click();
    await expect(dialog.getByText('At most $100.00 is left of money that came this way')).toBeVisible();
    await dialog.getByLabel('Amount').fill('40');
    await dialog.getByRole('button', { name: 'Record Refund' }).click();
    await expect(entries).toHaveCount(3);
    await expect(entries.first()).toContainText('−$40.00');
    expect(await faultsAtBothWidths(page)).toEqual([]);
  });

  await test.step('the ledger has the three entries, on screen and as a file', async () => {
    await office.open('Ledger');
    await page.getByRole('searchbox', { name: 'Booking reference' }).fill(reference);
    await expect(page).toHaveURL(new RegExp(`booking=${reference}`));
    await page.getByRole('combobox', { name: 'Dates' }).selectOption('This year');
    await expect(page.getByRole('status').filter({ hasText: /(?<!\d)3 entries/ })).toBeVisible();
    const refund = page.getByRole('row').filter({ hasText: 'Check refund' });
    await expect(refund).toContainText('−$40.00');
    await expect(page.getByRole('group', { name: 'Returned' })).toContainText('$40.00');
    // While the list is read again, it is dimmed.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await faultsAtBothWidths(page)).toEqual([]);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^ledger-\d{4}-\d{2}-\d{2}\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines.filter((line) => line.includes(reference))).toHaveLength(3);

    await page.getByRole('combobox', { name: 'Kind' }).selectOption('Chargebacks');
    await expect(page.getByText('No entries found')).toBeVisible();
    expect(await faultsAtBothWidths(page)).toEqual([]);
  });
});

test('staff type the days of a list at their own speed', async ({ page, stack }) => {
  const office = new BackOffice(page);
  await office.enter(stack.admin, 'ledger');
  for (const list of ['ledger', 'bookings']) {
    await page.goto(`/admin/${list}`);
    await page.getByLabel('From', { exact: true }).focus();
    // Longer between two keys than a list waits for the end of the typing.
    await page.keyboard.type('12052026', { delay: 700 });
    await expect(page).toHaveURL(/[?&]from=2026-12-05/);
    await expect(page.getByLabel('From', { exact: true })).toHaveValue('2026-12-05');
  }
});
