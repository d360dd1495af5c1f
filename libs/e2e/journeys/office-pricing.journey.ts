import { weekdayOf } from '@getaway/kernel/calendar-date';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { accessibilityFaults } from '../pages/accessibility.ts';
import { BackOffice } from '../pages/back-office.page.ts';
import { countWrites } from '../pages/writes.ts';
import { inDays } from './stays.ts';

const fieldOf = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a price is sent when its field is left and changed, reaches the public quote, and stays typed when it fails', async ({
  page,
  request,
  stack,
}) => {
  const monday = [400, 401, 402, 403, 404, 405, 406]
    .map((days) => inDays(days))
    .find((day) => weekdayOf(day) === 1);
  const tuesday = [401, 402, 403, 404, 405, 406, 407]
    .map((days) => inDays(days))
    .find((day) => monday && weekdayOf(day) === 2 && day > monday);
  const quotedRate = async (): Promise<unknown> => {
    const data = { checkInDate: monday, checkOutDate: tuesday };
    const quote = (await (await request.post('/api/quote', { data })).json()) as {
      nights: { rate: string }[];
    };
    return quote.nights[0]?.rate;
  };
  await new BackOffice(page).enter(stack.admin, 'pricing');
  const weekday = fieldOf(page, 'Weekday nights');
  const writes = countWrites(page, 'PUT', '/api/admin/pricing/');
  const saved = await weekday.inputValue();
  expect(await accessibilityFaults(page)).toEqual([]);
  await expect(page.getByText('mark as holidays in Rates', { exact: false })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Daily prices' })).toContainText(/Cleaning fee.*\$\d/);
  await expect(page.getByRole('button', { name: 'Initialize Default Pricing' })).toBeHidden();

  await weekday.fill('200.0');
  await weekday.blur();
  await weekday.fill('-1');
  await weekday.press('Enter');
  await expect(weekday).toHaveAccessibleDescription('Enter a number of 0 or more');
  await expect(weekday).toHaveValue('-1');
  await weekday.press('Escape');
  await expect(weekday).toHaveValue(saved);
  expect(writes(), 'neither the same price nor a bad one').toBe(0);

  await page.route('**/api/admin/pricing/*', (route) => route.abort());
  await weekday.fill('215.5');
  await weekday.blur();
  await expect(weekday).toHaveAccessibleDescription(/It may not be saved/);
  await expect(weekday).toHaveValue('215.5');
  await page.unroute('**/api/admin/pricing/*');
  try {
    const other = fieldOf(page, 'Saturday nights');
    await other.fill('-5');
    await page.route('**/api/admin/pricing', (route) => route.abort());
    await weekday.press('Enter');
    await expect(page.getByText('Pricing updated successfully').first()).toBeVisible();
    await expect(other, 'what is typed stays though the prices could not be read again').toHaveValue('-5');
    await page.unroute('**/api/admin/pricing');
    await weekday.fill('215.5');
    await weekday.press('Enter');
    await expect(weekday).toHaveValue('215.50');
    await other.press('Escape');
    expect(await quotedRate()).toBe('215.50');
  } finally {
    await weekday.fill(saved);
    await weekday.press('Enter');
    await expect.poll(quotedRate).toBe(saved);
  }
});

test('the tax is a percentage that is sent as a fraction, and a service has its price here too', async ({
  page,
  request,
  stack,
}) => {
  const rate = async (): Promise<unknown> =>
    ((await (await request.get('/api/tax-rate')).json()) as { rate: unknown }).rate;
  await new BackOffice(page).enter(stack.admin, 'pricing');
  const tax = fieldOf(page, 'Sales tax rate in percent');
  await expect(tax).toHaveValue('7.00');
  await tax.fill('101');
  await tax.blur();
  await expect(tax).toHaveAccessibleDescription('Must be 100 percent or less');
  const sent = page.waitForRequest((each) => each.method() === 'PUT');
  await tax.fill('8.25');
  await tax.press('Enter');
  expect((await sent).postDataJSON()).toEqual({ rate: '0.0825', before: { rate: '0.0700' } });
  await expect(page.getByText('Tax rate updated successfully').first()).toBeVisible();
  expect(await rate()).toBe(0.0825);
  await tax.fill('7');
  await tax.press('Enter');
  await expect.poll(rate).toBe(0.07);

  const chauffeur = fieldOf(page, 'Luxury Chauffeur');
  const before = await chauffeur.inputValue();
  await chauffeur.fill('185');
  await chauffeur.blur();
  await expect(page.getByText('Add-on price updated successfully').first()).toBeVisible();
  await expect(chauffeur).toHaveValue('185.00');
  await chauffeur.fill(before);
  await chauffeur.press('Enter');
  await expect(chauffeur).toHaveValue(before);
});

test('where there are no prices the default ones can be set', async ({ page, stack }) => {
  await page.route('**/api/admin/pricing', (route) => route.fulfill({ json: [] }));
  await new BackOffice(page).enter(stack.admin, 'pricing');
  const initialize = page.getByRole('button', { name: 'Initialize Default Pricing' });
  await expect(initialize).toBeVisible();
  await page.unroute('**/api/admin/pricing');
  await initialize.click();
  await expect(page.getByText('Pricing settings initialized').first()).toBeVisible();
  await expect(fieldOf(page, 'Saturday nights')).toBeVisible();
});
