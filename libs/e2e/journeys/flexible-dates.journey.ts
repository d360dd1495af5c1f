import { addMonths, monthOf } from '@getaway/kernel/calendar-month';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { faultsAtBothWidths } from '../pages/accessibility.ts';
import { tabTo } from '../pages/keyboard.ts';
import { inDays } from './stays.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Flexible dates?' });
const panel = (page: Page) => page.getByRole('region', { name: 'Flexible dates' });
const found = (page: Page) => panel(page).getByRole('listitem').getByRole('button');

const month = addMonths(monthOf(inDays(0)), 4);
const monthName = new Date(`${month}-01T00:00:00Z`).toLocaleString('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

test('a guest without a mouse finds the cheapest weekend of a month, and takes it over into the calendar', async ({
  page,
  booking,
}) => {
  await booking.open();
  await tabTo(page, opener(page));
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('When', { exact: true }));
  await page.getByLabel('When', { exact: true }).selectOption('Weekend');
  await page.getByLabel('Month', { exact: true }).selectOption(monthName);
  await expect(panel(page).getByRole('status')).toHaveText(/^We found [2-6] stays, from \$[\d,.]+\.$/);
  expect(await faultsAtBothWidths(page)).toEqual([]);
  const cheapest = found(page).first();
  await expect(cheapest).toContainText('2 nights');
  const [total = ''] = /\$[\d,]+\.\d\d/.exec((await cheapest.textContent()) ?? '') ?? [];
  const [checkIn = ''] = /\w{3}, \w{3} \d+/.exec((await cheapest.textContent()) ?? '') ?? [];

  await tabTo(page, cheapest);
  await page.keyboard.press('Enter');
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('grid', { name: monthName })).toBeVisible();
  await expect(page.getByText(`2 nights: ${checkIn}`)).toBeVisible();
  await expect(page.getByRole('button', { name: /your check-in$/ })).toBeFocused();
  await expect(page.getByText('Great news: these dates are available.')).toBeVisible();
  const summary = page.getByRole('region', { name: 'Booking summary' });
  await expect(summary.getByText(total, { exact: true })).toBeVisible();
  await expect(booking.next).toBeEnabled();
});

test('a link opens the search filled in, and a failure can be tried again', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route('**/api/flexible-stays*', (route) => route.abort(), { times: 1 });
  await page.goto(`/booking?nights=3&when=weekdays&month=${month}`);
  await expect(panel(page).getByRole('alert')).toContainText('We couldn’t load these stays.');
  await expect(opener(page)).toBeInViewport();
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(found(page).first()).toContainText('3 nights');
  await expect(page.getByLabel('When', { exact: true })).toHaveValue('weekdays');
  await expect(page.getByLabel('Month', { exact: true })).toHaveValue(month);

  await page.getByLabel('Nights', { exact: true }).selectOption('6 nights');
  await expect(panel(page).getByRole('status')).toContainText('Try any days or a shorter stay.');
  await panel(page).getByRole('button', { name: '5 nights' }).click();
  await expect(found(page).first()).toContainText('5 nights');
  await opener(page).click();
  await expect(panel(page)).toHaveCount(0);
});
