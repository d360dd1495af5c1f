import { readFile } from 'node:fs/promises';
import ical from 'node-ical';
import { addDays } from '@getaway/kernel/calendar-date';
import { expect, test } from '../fixtures.ts';
import { faultsAtBothWidths } from '../pages/accessibility.ts';
import { guestNamed, inDays, mondayAfter } from './stays.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a guest pays by another way: dates reserved, every value copied, the stay in their calendar', async ({
  page,
  booking,
  mailbox,
}) => {
  const hana = guestNamed('Hana');
  await booking.openWithDates([inDays(62), inDays(64)]);
  await booking.goOnToPayment(hana);
  await expect(booking.heldFor).toBeVisible();
  const total = page.getByRole('region', { name: 'Booking summary' }).getByText(/^\$[\d,]+\.\d\d$/);
  const byCard = await total.textContent();
  await page.getByRole('radio', { name: /Venmo or Cash App/ }).check();
  await expect(total).not.toHaveText(byCard ?? '');
  const amount = (await total.textContent()) ?? '';

  await page.getByRole('radio', { name: /Card/ }).first().check();
  await expect(total).toHaveText(byCard ?? '');
  await page.getByRole('radio', { name: /Venmo or Cash App/ }).check();
  await expect(total).toHaveText(amount);

  const form = page.getByRole('form', { name: 'Pay another way' });
  await expect(form.getByLabel('Email')).toHaveValue(hana.email);
  await form.getByLabel('Phone').fill('');
  await expect(booking.complete).toBeDisabled();
  await form.getByLabel('Phone').fill(hana.phone);
  await page.route('**/api/create-alternative-booking', (route) => route.fulfill({ status: 400, json: {} }), {
    times: 1,
  });
  await booking.complete.click();
  const failed = page.getByText('Booking Failed', { exact: true });
  await expect(failed.first()).toBeVisible();
  await booking.complete.click();

  const reserved = page.getByRole('dialog', { name: 'Booking Reserved!' });
  await expect(reserved).toBeVisible();
  // The dialog leaves no error from the first attempt and no loading message behind it.
  await expect(failed).toHaveCount(0);
  await expect(page.getByText('Preparing your booking')).toHaveCount(0);
  await expect(reserved).toContainText(amount);
  await expect(reserved).toContainText('@LanternHollow');
  await page.reload();
  await expect(reserved).toBeVisible();

  const copied = async (what: string) => {
    await reserved.getByRole('button', { name: `Copy ${what}` }).click();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const reference = await copied('Reference');
  expect(reference).toMatch(/^[A-Z0-9]{8}$/);
  expect(await copied('Amount')).toBe(amount.replace(/[$,]/g, ''));
  expect(await copied('Cash App')).toBe('$LanternHollow');

  const download = page.waitForEvent('download');
  await reserved.getByRole('link', { name: 'Add to calendar' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const events = Object.values(ical.sync.parseICS(file)).filter((each) => each?.type === 'VEVENT');
  expect(events.map(({ summary }) => summary)).toEqual([
    'Stay at Lantern Hollow',
    'Payment for Lantern Hollow is due',
  ]);

  await reserved.getByRole('button', { name: 'Return Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  const mail = await mailbox.onlyEmailTo(hana.email);
  expect(mail.text).toContain(reference);
});

test('promotion codes: from a link, refused for the weekend, fixed, a percentage, removed, unknown', async ({
  page,
  booking,
  staff,
}) => {
  for (const code of [
    { code: 'MIDWEEK', name: 'Midweek', discountType: 'fixed', discountValue: 50, weekdaysOnly: true },
    { code: 'TENTH', name: 'A tenth', discountType: 'percentage', discountValue: 10 },
  ]) {
    await staff.create('/api/admin/promo-codes', code);
  }
  const monday = mondayAfter(140);
  await page.goto('/booking?promo=midweek');
  await expect(page).toHaveURL(/\/booking$/);
  await booking.openWithDates([addDays(monday, 4), addDays(monday, 6)]);
  await booking.goOnToPayment(guestNamed('Ines'));

  await expect(page.getByLabel('Promotion code')).toHaveValue('MIDWEEK');
  await expect(page.getByText('This code is for Monday through Thursday nights only.').first()).toBeVisible();
  expect(await faultsAtBothWidths(page), 'weekdays only').toEqual([]);

  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/validate-promo-code', (route) => answered.then(() => route.continue()), {
    times: 1,
  });
  await booking.applyPromo(' tenth ');
  await expect(page.getByRole('button', { name: 'Checking…' })).toBeDisabled();
  answer();
  await expect(page.getByText('A tenth: 10% off').first()).toBeVisible();
  await expect(page.getByText('Discount (TENTH)')).toBeVisible();
  expect(await faultsAtBothWidths(page), 'applied').toEqual([]);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Your discount has been removed.').first()).toBeVisible();
  await expect(page.getByText('Discount (TENTH)')).toBeHidden();
  await booking.applyPromo('nothing');
  await expect(page.getByText('Please check your code and try again.').first()).toBeVisible();
  expect(await faultsAtBothWidths(page), 'unknown').toEqual([]);

  await booking.openWithDates([addDays(monday, 1), addDays(monday, 3)]);
  await booking.next.click();
  await booking.next.click();
  await booking.next.click();
  await booking.applyPromo('midweek');
  await expect(page.getByText('Midweek: $50 off').first()).toBeVisible();
  await expect(page.getByText('−$50')).toBeVisible();
  await expect(booking.heldFor).toBeVisible();
});
