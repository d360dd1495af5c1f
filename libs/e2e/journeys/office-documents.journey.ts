import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { createStaffBooking } from '@getaway/contracts/http/staff-booking-changes';
import { readPdf } from '@getaway/testing/read-pdf';
import { expect, test } from '../fixtures.ts';
import { faultsAtBothWidths } from '../pages/accessibility.ts';
import { AllBookings } from '../pages/all-bookings.page.ts';
import { BackOffice } from '../pages/back-office.page.ts';
import { inDays } from './stays.ts';

test('staff issue an invoice and a receipt, correct the invoice after an amendment, and download them', async ({
  page,
  staff,
  stack,
}) => {
  test.slow();
  const guestName = 'Łucja Documents';
  const made = await staff.create('/api/admin/bookings', {
    guestName,
    email: 'lucja@guests.example.com',
    checkInDate: inDays(348),
    checkOutDate: inDays(349),
  });
  const { id } = v.parse(createStaffBooking.answer, made);
  const office = new BackOffice(page);
  await office.enter(stack.admin, 'bookings?search=lucja');
  const bookings = new AllBookings(page);
  const card = await bookings.viewDetails(guestName);
  const documents = card.getByRole('list', { name: 'Documents' }).getByRole('listitem');
  const download = async (number: RegExp): Promise<{ name: string; text: string }> => {
    const saved = page.waitForEvent('download');
    await card.getByRole('button', { name: number }).click();
    const file = await saved;
    const { text } = await readPdf(await readFile(await file.path()));
    return { name: file.suggestedFilename(), text };
  };

  await test.step('the invoice, pressed twice, is one, and says what the stay costs', async () => {
    await expect(card.getByText('No documents yet.')).toBeVisible();
    expect(await faultsAtBothWidths(page)).toEqual([]);
    await card.getByRole('button', { name: 'Issue Invoice', exact: true }).dblclick();
    const question = bookings.dialog('Issue Invoice?');
    await expect(question).toContainText('Its number is final');
    await question.getByRole('button', { name: 'Issue Now' }).dblclick();
    await expect(documents).toHaveCount(1);
    await expect(card.getByRole('button', { name: 'Issue Invoice', exact: true })).toBeHidden();
    expect(await faultsAtBothWidths(page)).toEqual([]);
    const { name, text } = await download(/^Download INV-/);
    expect(name).toMatch(/^INV-\d{4}-0001\.pdf$/);
    expect(text).toContain(guestName);
    expect(text).toContain(name.replace('.pdf', ''));
  });

  await test.step('a payment gets its receipt', async () => {
    await card.getByRole('button', { name: 'Record Payment' }).click();
    const dialog = bookings.dialog('Record Payment');
    await dialog.getByLabel('Amount').fill('100');
    await dialog.getByLabel('Method').selectOption('check');
    await dialog.getByRole('button', { name: 'Record Payment' }).click();
    await expect(dialog).toBeHidden();
    const receipt = card.getByRole('button', { name: /^Issue Receipt for \$100\.00, Check/ });
    await receipt.focus();
    await page.keyboard.press('Enter');
    await bookings.dialog('Issue Receipt for $100.00?').getByRole('button', { name: 'Issue Now' }).click();
    await expect(documents).toHaveCount(2);
    const { text } = await download(/^Download R-/);
    expect(text).toMatch(/Received with thanks \$100\.00/);
  });

  await test.step('another night makes the invoice outdated; a credit note and a new one replace it', async () => {
    await staff.change(`/api/admin/bookings/${id}`, { checkOutDate: inDays(350) });
    // The address has the panel that is open.
    await page.reload();
    await expect(card.getByText('The booking has changed since its invoice.')).toBeVisible();
    expect(await faultsAtBothWidths(page)).toEqual([]);
    await card.getByRole('button', { name: 'Issue Credit Note and New Invoice' }).click();
    await page.getByRole('button', { name: 'Issue Now' }).click();
    await expect(documents).toHaveCount(4);
    await expect(card.getByText('Corrected')).toBeVisible();
    expect(await faultsAtBothWidths(page)).toEqual([]);
    const { text } = await download(/^Download CN-/);
    expect(text).toMatch(/Corrects invoice INV-\d{4}-0001/);
  });
});
