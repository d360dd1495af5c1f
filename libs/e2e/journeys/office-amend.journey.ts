import type { Locator } from '@playwright/test';
import * as v from 'valibot';
import { listPricing } from '@getaway/contracts/http/pricing';
import { createStaffBooking } from '@getaway/contracts/http/staff-booking-changes';
import { expect, test } from '../fixtures.ts';
import { faultsAtBothWidths } from '../pages/accessibility.ts';
import { AllBookings } from '../pages/all-bookings.page.ts';
import { BackOffice } from '../pages/back-office.page.ts';
import { guestNamed, inDays } from './stays.ts';

const total = (lines: Locator): Promise<string> =>
  lines.locator('dt:text-is("Total") + dd').first().innerText();

/** 'Mon, Dec 7', 'Sun, Feb 14 · Valentine’s Day' */
const night = /^\w{3}, \w{3} \d{1,2}(?: · .+)?$/;

test('staff see what a change of a paid stay does to its lines and its money, save just that, and take it back', async ({
  page,
  booking,
  staff,
  stack,
}) => {
  test.slow();
  await booking.getReadyToPay([inDays(130), inDays(132)], guestNamed('Ottilie'));
  await booking.complete.click();
  await expect(page.getByText('Booking Confirmed!').first()).toBeVisible();

  await new BackOffice(page).enter(stack.admin, 'bookings?search=ottilie');
  const bookings = new AllBookings(page);
  const card = await bookings.viewDetails('Ottilie Lovelace');
  const lines = card.getByLabel('Accepted price');
  const accepted = await total(lines);

  await test.step('the accepted lines: nights by date, fees, and rates', async () => {
    await expect(lines.locator('dt')).toHaveText([
      night,
      night,
      'Cleaning fee',
      'Card fee (2.5%)',
      /^Tax \(/,
      'Total',
    ]);
    expect(await faultsAtBothWidths(page)).toEqual([]);
  });

  const preview = bookings.form.getByRole('table', { name: 'What changes' });
  const effects = bookings.form.getByRole('list', { name: 'What happens to the money' });

  await test.step('a night more: what grows, and the email that the guest will get', async () => {
    await bookings.edit('Ottilie Lovelace');
    await expect(preview).toBeHidden();
    await bookings.form.getByLabel('Check-out Date').fill(inDays(133));
    await expect(preview).toBeVisible();
    await expect(effects).toHaveText(/^Balance due grows by \$[\d,.]+\.$/);
    await expect(preview.getByRole('row').filter({ hasText: 'Total' })).toContainText(accepted);
    await expect(preview.getByRole('cell', { name: 'new', exact: true })).toHaveCount(1);
    await bookings.form.getByText('Preview the email').click();
    await expect(bookings.form.locator('iframe')).toHaveAttribute(
      'title',
      /^Email: Your stay at .* has changed/,
    );
    await expect(
      bookings.form
        .frameLocator('iframe')
        .getByText(/Check-out/i)
        .first(),
    ).toBeVisible();
    expect(await faultsAtBothWidths(page)).toEqual([]);
  });

  const prices = v.parse(listPricing.answer, await staff.read('/api/admin/pricing'));
  const setPrices = async (changed: readonly { id: string; price: string }[]): Promise<void> => {
    for (const { id, price } of changed) await staff.change(`/api/admin/pricing/${id}`, { price });
  };

  await test.step('a price that changes before saving: refused with the new preview, and then saved as shown', async () => {
    await setPrices(prices.map(({ id, price }) => ({ id, price: (Number(price) + 10).toFixed(2) })));
    await bookings.save.click();
    await expect(bookings.form.getByText('A price has changed')).toBeVisible();
    await expect(card).toContainText('2 nights');
    await expect(bookings.form.getByLabel('Check-out Date')).toHaveValue(inDays(133));
    await bookings.isFree();
    const grown = (await effects.innerText()).replace(/^.*by (\S+)\.$/, '$1');
    await bookings.save.click();
    await bookings.says('Booking updated successfully');
    await expect(card).toContainText('3 nights');
    await expect(card.locator('dt:text-is("Balance due") + dd')).toHaveText(grown);
    await setPrices(prices);
  });

  await test.step('taken back: the total is the accepted one, to the cent', async () => {
    await bookings.edit('Ottilie Lovelace');
    await bookings.form.getByLabel('Check-out Date').fill(inDays(132));
    await expect(effects).toHaveText('Nothing will be left to pay.');
    await bookings.isFree();
    await bookings.save.click();
    await expect(card).toContainText('2 nights');
    // The card of the list is newer than its details for a moment.
    await expect.poll(() => total(lines)).toBe(accepted);
    await expect(card.getByText('Balance due')).toBeHidden();
  });

  await test.step('a night less: overpaid, and refunded by card up to what the provider holds', async () => {
    await bookings.edit('Ottilie Lovelace');
    await bookings.form.getByLabel('Check-out Date').fill(inDays(131));
    await expect(effects).toHaveText(/^The guest will have overpaid \$[\d,.]+: refund it afterwards\.$/);
    expect(await faultsAtBothWidths(page)).toEqual([]);
    await bookings.isFree();
    await bookings.save.click();
    await expect(card).toContainText('1 night');

    await card.getByRole('button', { name: 'Refund by Card' }).click();
    const dialog = bookings.dialog('Refund by Card');
    const amount = dialog.getByLabel('Amount');
    const owed = await amount.inputValue();
    expect(Number(owed)).toBeGreaterThan(0);
    for (const [typed, rule] of [
      ['0', 'Must be more than 0'],
      ['1.005', 'Use at most two decimals'],
      ['99999', /^At most \$[\d,.]+ can be refunded$/],
    ] as const) {
      await amount.fill(typed);
      await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
      await expect(dialog.getByText(rule)).toBeVisible();
      await expect(amount).toHaveValue(typed);
    }
    expect(await faultsAtBothWidths(page)).toEqual([]);
    await amount.fill(owed);
    await dialog.getByText('Preview the email').click();
    await expect(dialog.locator('iframe')).toHaveAttribute('title', /^Email: /);
    await dialog.getByRole('button', { name: 'Refund', exact: true }).dblclick();
    await bookings.says('Refund is on its way');
    await expect(card.getByText('Overpaid')).toHaveCount(0);
  });
});

test('a dialog about money shows what changed meanwhile, keeps what was typed, and sends it again', async ({
  page,
  staff,
  stack,
}) => {
  test.slow();
  const guestName = 'Rufus Meanwhile';
  const stay = { checkInDate: inDays(350), checkOutDate: inDays(351) };
  const made = { guestName, email: 'rufus@guests.example.com', ...stay };
  const { id } = v.parse(createStaffBooking.answer, await staff.create('/api/admin/bookings', made));
  await new BackOffice(page).enter(stack.admin, 'bookings?search=rufus');
  const bookings = new AllBookings(page);
  const card = await bookings.viewDetails(guestName);
  await card.getByRole('button', { name: 'Record Payment' }).click();
  const dialog = bookings.dialog('Record Payment');
  await dialog.getByLabel('Method').selectOption('cash');
  await dialog.getByLabel('Amount').fill('120');
  await dialog.getByLabel('Note').fill('Paid at the door');

  await staff.create(`/api/admin/bookings/${id}/payments`, { amount: '80.00', method: 'check' });
  await dialog.getByRole('button', { name: 'Record Payment' }).click();
  const notice = dialog.getByRole('alert');
  await expect(notice).toContainText('This booking has changed');
  await expect(notice).toContainText('paid $80.00');
  await expect(dialog.getByLabel('Amount')).toHaveValue('120');
  await expect(dialog.getByLabel('Note')).toHaveValue('Paid at the door');
  expect(await faultsAtBothWidths(page)).toEqual([]);

  await dialog.getByRole('button', { name: 'Record Payment' }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByRole('list', { name: 'Payments and refunds' }).getByRole('listitem')).toHaveCount(2);
  await expect(card.locator('dt:text-is("Paid") + dd')).toHaveText('$200.00');
});

test('marking a reservation as paid records its balance with method, day, and note, and previews the confirmation', async ({
  page,
  stack,
}) => {
  test.slow();
  const { firstName, lastName, email, phone } = guestNamed('Juniper');
  const stay = { checkInDate: inDays(140), checkOutDate: inDays(141) };
  const reserved = await page.request.post(`${stack.urls.site}/api/create-alternative-booking`, {
    data: { bookingData: { firstName, lastName, email, phone, ...stay } },
  });
  expect(reserved.ok()).toBe(true);
  await new BackOffice(page).enter(stack.admin, 'bookings?search=juniper');
  const bookings = new AllBookings(page);
  await bookings.row('Juniper Lovelace').getByRole('button', { name: 'Mark as Paid' }).click();
  const dialog = page.getByRole('dialog', { name: /^Have you received/ });
  await dialog.getByText('Preview the email').click();
  await expect(dialog.locator('iframe')).toHaveAttribute('title', /^Email: Your stay at .* is confirmed/);
  await dialog.getByLabel('How it was paid').selectOption('bank_transfer');
  await dialog.getByLabel('Note').fill('Transfer of Monday');
  expect(await faultsAtBothWidths(page)).toEqual([]);
  await dialog.getByLabel('Date').fill(inDays(2));
  await dialog.getByRole('button', { name: 'Mark as Paid' }).click();
  await expect(dialog.getByText('Can’t be later than today')).toBeVisible();
  await dialog.getByLabel('Date').fill(inDays(-1));
  await dialog.getByRole('button', { name: 'Mark as Paid' }).click();
  await bookings.says('Booking marked as paid');
  const panel = await bookings.viewDetails('Juniper Lovelace');
  const entry = panel.getByRole('list', { name: 'Payments and refunds' }).getByRole('listitem');
  await expect(entry).toContainText('Bank transfer payment');
  await expect(entry).toContainText('Transfer of Monday');
});
