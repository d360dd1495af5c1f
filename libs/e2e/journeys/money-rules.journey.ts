import { expect, test } from '../fixtures.ts';
import { faultsAtBothWidths } from '../pages/accessibility.ts';
import { BackOffice } from '../pages/back-office.page.ts';
import { guestNamed, inDays } from './stays.ts';

test('a host changes the rules of money while a guest pays: the guest sees the new ones, and books with those', async ({
  page,
  booking,
  browser,
  stack,
}) => {
  const ines = guestNamed('Ines');
  await booking.openWithDates([inDays(521), inDays(523)]);
  await booking.goOnToPayment(ines);
  await expect(booking.heldFor).toBeVisible();
  await page.getByRole('radio', { name: /Venmo or Cash App/ }).check();
  const summary = page.getByRole('region', { name: 'Booking summary' });
  await expect(summary).toContainText('Cancel at least 48 hours before check-in');
  await expect(page.getByText('hold your dates for 24 hours')).toBeVisible();
  expect(await faultsAtBothWidths(page)).toEqual([]);

  const office = await (await browser.newContext()).newPage();
  await new BackOffice(office).enter(stack.admin, 'website?part=money');
  const form = office.getByRole('form', { name: 'Money Rules' });
  const set = async (label: string, value: string) => {
    const field = form.getByRole('textbox', { name: label, exact: true });
    await field.fill(value);
    await field.blur();
  };
  const publish = async () => {
    await expect(office.getByText('Draft saved')).toBeVisible();
    await office.getByRole('button', { name: 'Publish…' }).click();
    await office.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await expect(
      office.getByText('Published. Every page shows it within seconds.', { exact: true }),
    ).toBeVisible();
  };

  await test.step('rules that contradict each other are refused at their field', async () => {
    await set('Notice for a full refund, in hours or days', '240');
    const valentine = 'Notice for a full refund around Valentine’s Day, in hours or days';
    await expect(form.getByRole('textbox', { name: valentine, exact: true })).toHaveValue('240');
    await set(valentine, '168');
    await expect(form.getByText('Must be at least 10 days, as on other days')).toBeVisible();
    await set(valentine, '336');
    await expect(form.getByText('Must be at least 10 days, as on other days')).toBeHidden();
    await set('Hours to pay a reservation without a card', '36');
    await set('Card fee in percent', '3.25');
    expect(await faultsAtBothWidths(office)).toEqual([]);
  });
  await publish();

  await test.step('nothing is booked at the old terms', async () => {
    await booking.complete.click();
    await expect(page.getByText('Terms Updated', { exact: true }).first()).toBeVisible();
    await expect(summary).toContainText('Cancel at least 10 days before check-in');
    await expect(page.getByText('hold your dates for 36 hours')).toBeVisible();
  });

  await test.step('nor at the old cleaning fee', async () => {
    await set('Cleaning fee in dollars', '85');
    await publish();
    // Before svc-booking has it, the guest books at the fee that is shown.
    const data = { checkInDate: inDays(530), checkOutDate: inDays(531) };
    await expect
      .poll(async () => (await page.request.post('/api/quote', { data })).text())
      .toContain('"cleaningFee":"85.00"');
    await booking.complete.click();
    await expect(page.getByText('Price Updated', { exact: true }).first()).toBeVisible();
    await expect(summary).toContainText('Cleaning fee$85');
  });

  await test.step('by card it costs the new fee', async () => {
    await page.getByRole('radio', { name: /Card/ }).first().check();
    await expect(summary).toContainText('With the 3.25% card fee of $');
    await page.getByRole('radio', { name: /Venmo or Cash App/ }).check();
    await expect(summary).not.toContainText('card fee');
  });

  await booking.complete.click();
  await expect(page.getByRole('dialog', { name: 'Booking Reserved!' })).toBeVisible();

  await test.step('the terms say the same', async () => {
    await expect
      .poll(async () => (await page.request.get('/terms-of-service')).text(), { timeout: 30_000 })
      .toContain('14 days');
  });

  // Other journeys run on the same stack.
  await set('Notice for a full refund, in hours or days', '48');
  await set('Notice for a full refund around Valentine’s Day, in hours or days', '168');
  await set('Hours to pay a reservation without a card', '24');
  await set('Cleaning fee in dollars', '160');
  await set('Card fee in percent', '2.5');
  await publish();
  await office.context().close();
});
