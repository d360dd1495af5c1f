import { expect, test } from '../fixtures.ts';
import { accessibilityFaults } from '../pages/accessibility.ts';
import { BackOffice } from '../pages/back-office.page.ts';
import { KeptList } from '../pages/kept-list.page.ts';

test('a promotion code is made, switched off, refused under a name that is there, changed and deleted', async ({
  page,
  request,
  stack,
}) => {
  const holds = async (): Promise<unknown> => {
    const answer = await request.post('/api/validate-promo-code', { data: { code: 'LANTERNS' } });
    return ((await answer.json()) as { valid: unknown }).valid;
  };
  await new BackOffice(page).enter(stack.admin, 'promos');
  const codes = new KeptList(page);
  await codes.press('Add Promo Code');
  const adding = codes.dialog('Add Promo Code');
  await adding.getByLabel('Code', { exact: true }).pressSequentially('lantrns');
  await adding.getByLabel('Code', { exact: true }).press('ArrowLeft');
  await adding.getByLabel('Code', { exact: true }).press('ArrowLeft');
  await adding.getByLabel('Code', { exact: true }).press('ArrowLeft');
  await adding.getByLabel('Code', { exact: true }).pressSequentially('e');
  await expect(adding.getByLabel('Code', { exact: true }), 'upper case, and the cursor stays').toHaveValue(
    'LANTERNS',
  );
  await adding.getByLabel('Name', { exact: true }).fill('For the lanterns');
  await adding.getByText('Percentage').click();
  await adding.getByLabel('Value', { exact: true }).fill('120');
  await expect(adding.getByText('Must be 100 percent or less')).toBeVisible();
  await adding.getByLabel('Value', { exact: true }).fill('12.5');
  await adding.getByLabel('Usage limit').fill('3');
  await adding.getByLabel('Valid through').fill('2030-06-30');
  expect(await accessibilityFaults(page)).toEqual([]);
  await adding.getByRole('button', { name: 'Create Promo Code' }).click();
  await expect(codes.toast('Promotion code created successfully')).toBeVisible();
  await expect(adding).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add Promo Code' })).toBeFocused();
  const row = codes.row('LANTERNS');
  await expect(row).toContainText('12.5% off');
  await expect(row).toContainText('Not used yet (limit: 3) · Valid through Jun 30, 2030');
  expect(await holds()).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);

  await codes.flip('LANTERNS', 'on');
  await expect(codes.toast('Promotion code updated')).toBeVisible();
  await expect(row).toContainText('Off');
  expect(await holds()).toBe(false);

  await codes.press('Add Promo Code');
  await adding.getByLabel('Code', { exact: true }).fill('lanterns');
  await adding.getByLabel('Name', { exact: true }).fill('Again');
  await adding.getByLabel('Value', { exact: true }).fill('20');
  await adding.getByRole('button', { name: 'Create Promo Code' }).click();
  await expect(codes.toast('Failed to create promotion code')).toBeVisible();
  await expect(adding.getByText('This promo code already exists')).toBeVisible();
  await expect(adding.getByLabel('Name', { exact: true })).toHaveValue('Again');
  await page.keyboard.press('Escape');
  const question = codes.dialog('Discard your changes?');
  await question.getByRole('button', { name: 'Keep Editing' }).click();
  await expect(adding.getByLabel('Name', { exact: true })).toHaveValue('Again');
  await adding.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(adding).toBeHidden();

  await codes.press('Edit LANTERNS');
  const editing = codes.dialog('Edit LANTERNS');
  await editing.getByLabel('Weekdays only').check();
  await editing.getByRole('button', { name: 'Save Changes' }).click();
  await expect(row).toContainText('Weekdays only');
  await expect(row, 'its last day is the same').toContainText('Valid through Jun 30, 2030');

  await codes.remove('LANTERNS');
  await expect(codes.toast('Promotion code deleted')).toBeVisible();
  await expect(row).toBeHidden();
});

test('newsletter codes are behind their filter, in pages, and are searched by the server', async ({
  page,
  request,
  stack,
}) => {
  const signup = { firstName: 'Linnet', lastName: 'Reed', email: 'linnet@guests.example.com' };
  expect((await request.post('/api/newsletter/subscribe', { data: signup })).ok()).toBe(true);
  await new BackOffice(page).enter(stack.admin, 'promos');
  const codes = new KeptList(page);
  const anyCode = codes.row('ESCAPE-');
  await expect(page.getByRole('heading', { name: 'Codes', exact: true })).toBeVisible();
  await expect(anyCode).toHaveCount(0);
  // The code comes by an event.
  await expect
    .poll(async () => {
      await page.getByText('Staff codes', { exact: true }).click();
      await page.getByText('Newsletter codes', { exact: true }).click();
      await page.waitForLoadState('networkidle');
      return anyCode.count();
    })
    .toBeGreaterThan(0);
  await expect(anyCode.first()).toContainText('$50.00 off');
  await expect(anyCode.first()).toContainText('Weekdays only');

  // Nothing may be in progress when the page reloads: its answer would be lost.
  const address = page.url();
  await page.goto('about:blank');
  await page.route('**/api/admin/promo-codes?**', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, headers: { ...answer.headers(), 'x-total-count': '60' } });
  });
  await page.goto(address);
  await page.getByText('Newsletter codes', { exact: true }).click();
  const turned = page.waitForRequest(/offset=25/);
  await codes.press('Next');
  await turned;
  const searched = page.waitForRequest(/search=nobody/);
  await page.getByRole('searchbox', { name: 'Search codes' }).fill('nobody');
  expect((await searched).url()).toContain('offset=0');
  await expect(page.getByText('No promotion codes found')).toBeVisible();
  // An answer that is on its way through the route would end with the test.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
