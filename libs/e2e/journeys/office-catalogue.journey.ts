import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { accessibilityFaults } from '../pages/accessibility.ts';
import { BackOffice } from '../pages/back-office.page.ts';
import { KeptList } from '../pages/kept-list.page.ts';

/** What guests are offered, by name. */
async function offered(request: APIRequestContext, list: 'addon-services' | 'packages'): Promise<string[]> {
  const things = (await (await request.get(`/api/${list}`)).json()) as { name: string }[];
  return things.map(({ name }) => name);
}

test('a service is added, kept in the form while the server is down, changed, taken from the public list and deleted', async ({
  page,
  request,
  stack,
}) => {
  await new BackOffice(page).enter(stack.admin, 'services');
  const services = new KeptList(page);
  await services.press('Add Service');
  const adding = services.dialog('Add Service');
  await adding.getByRole('button', { name: 'Add Service' }).click();
  for (const fault of ['Name', 'Description', 'Price', 'Category']) {
    await expect(adding.getByText(`${fault} is required`)).toBeVisible();
  }
  await adding.getByLabel('Name').fill('Stargazing Evening');
  await adding.getByLabel('Description').fill('A telescope and somebody who knows the sky.');
  await adding.getByLabel('Price').fill('95.5');
  await adding.getByRole('combobox', { name: 'Category' }).selectOption('Experience');
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.route('**/api/admin/addon-services', (route) => route.abort());
  await adding.getByRole('button', { name: 'Add Service' }).click();
  await expect(services.toast('Failed to add service')).toBeVisible();
  await expect(adding.getByLabel('Name')).toHaveValue('Stargazing Evening');
  await page.unroute('**/api/admin/addon-services');
  await adding.getByRole('button', { name: 'Add Service' }).click();
  await expect(services.toast('Service added successfully')).toBeVisible();
  await expect(adding).toBeHidden();
  const row = services.row('Stargazing Evening');
  await expect(row).toContainText('$95.50');
  expect(await offered(request, 'addon-services')).toContain('Stargazing Evening');
  expect(await accessibilityFaults(page)).toEqual([]);

  await services.press('Edit Stargazing Evening');
  const editing = services.dialog('Edit Service');
  await editing.getByLabel('Price').fill('99');
  await editing.getByRole('button', { name: 'Save Changes' }).click();
  await expect(services.toast('Service updated successfully')).toBeVisible();
  await expect(row).toContainText('$99.00');

  await services.flip('Stargazing Evening');
  await expect(row).toContainText('Inactive');
  await expect.poll(() => offered(request, 'addon-services')).not.toContain('Stargazing Evening');

  await services.remove('Stargazing Evening');
  await expect(services.toast('Service deleted successfully')).toBeVisible();
  await expect(row).toBeHidden();
});

test('a package is added with its services, changed, taken from the public list and deleted', async ({
  page,
  request,
  stack,
}) => {
  await new BackOffice(page).enter(stack.admin, 'packages');
  const packages = new KeptList(page);
  await packages.press('Add Package');
  const adding = packages.dialog('Add Package');
  await adding.getByLabel('Name').fill('Slow Weekend');
  await adding.getByLabel('Description').fill('Arrive early and be rubbed.');
  await adding.getByLabel('Price', { exact: true }).fill('-5');
  await adding.getByRole('button', { name: 'Add Package' }).click();
  await expect(adding.locator('.ant-form-item-explain-error')).toHaveCount(1);
  await adding.getByLabel('Price', { exact: true }).fill('300');
  await adding.getByLabel('Compare-at price').fill('330');
  await adding.getByLabel('Badge').fill('New');
  await adding.getByRole('checkbox', { name: /Couples Massage/ }).check();
  await adding.getByRole('checkbox', { name: /Early Check-in/ }).check();
  expect(await accessibilityFaults(page)).toEqual([]);
  await adding.getByRole('button', { name: 'Add Package' }).click();
  await expect(packages.toast('Package added successfully')).toBeVisible();
  const row = packages.row('Slow Weekend').first();
  await expect(row).toContainText('$330.00');
  await expect(row.getByRole('list', { name: 'Included in Slow Weekend' })).toContainText('Couples Massage');
  expect(await offered(request, 'packages')).toContain('Slow Weekend');
  expect(await accessibilityFaults(page)).toEqual([]);

  await packages.press('Edit Slow Weekend');
  const editing = packages.dialog('Edit Package');
  await editing.getByLabel('Compare-at price').fill('');
  await editing.getByRole('checkbox', { name: /Early Check-in/ }).uncheck();
  await editing.getByRole('button', { name: 'Save Changes' }).click();
  await expect(packages.toast('Package updated successfully')).toBeVisible();
  await expect(row).not.toContainText('$330.00');
  await expect(row).not.toContainText('Early Check-in');

  await packages.flip('Slow Weekend');
  await expect(row).toContainText('Inactive');
  await expect.poll(() => offered(request, 'packages')).not.toContain('Slow Weekend');
  await packages.remove('Slow Weekend');
  await expect(packages.toast('Package deleted successfully')).toBeVisible();
  await expect(row).toBeHidden();
});

test('on a phone none of these screens is wider than it', async ({ page, stack }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await new BackOffice(page).enter(stack.admin, 'promos');
  for (const path of ['promos', 'pricing', 'dates', 'services', 'packages']) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  }
});
