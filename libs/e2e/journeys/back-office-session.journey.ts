import { expect, test } from '../fixtures.ts';
import { accessibilityFaults } from '../pages/accessibility.ts';
import { BackOffice } from '../pages/back-office.page.ts';

test('a session that ends while a form is open keeps the form, asks to sign in again and goes on', async ({
  page,
  stack,
}) => {
  test.slow();
  const office = new BackOffice(page);
  await office.signIn(stack.admin);
  await page.getByRole('button', { name: 'Change Password' }).click();
  const form = page.getByRole('dialog', { name: 'Change Password' });
  await form.getByLabel('Current password').fill('not the password');
  await form.getByLabel('New password', { exact: true }).fill('a longer password');
  await form.getByLabel('Confirm new password').fill('another password');
  await form.getByRole('button', { name: 'Change Password' }).click();
  await expect(form.getByText('Passwords don’t match')).toBeVisible();
  await form.getByLabel('Confirm new password').fill('a longer password');

  expect(await accessibilityFaults(page)).toEqual([]);
  await office.loseSession();
  await form.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await office.signInAgain(stack.admin.password);
  await expect(form.getByText('This isn’t your current password')).toBeVisible();
  await expect(form.getByLabel('New password', { exact: true })).toHaveValue('a longer password');
});

test('a read that finds the session ended waits for the sign-in; who leaves instead comes to the sign-in page', async ({
  page,
  stack,
}) => {
  const office = new BackOffice(page);
  await office.enter(stack.admin, 'dashboard');
  await office.loseSession();
  await office.open('Guest CRM');
  await office.signInAgain(stack.admin.password);
  await expect(page.getByText(/^Showing \d+ of \d+ guests|No guests found/).first()).toBeVisible();

  // A page that was read a moment ago would be shown without another read.
  await office.loseSession();
  await office.open('Packages');
  await page.getByRole('button', { name: 'Leave and discard changes' }).click();
  await expect(page).toHaveURL(/\/admin-login$/);
});

test('the sidebar collapses, stays collapsed after a reload, and logging out ends the session', async ({
  page,
  stack,
}) => {
  const office = new BackOffice(page);
  await office.signIn(stack.admin);
  const side = page.getByRole('navigation', { name: 'Back office' });
  await expect.poll(async () => (await side.boundingBox())?.width).toBeGreaterThan(250);
  await page.keyboard.press('ControlOrMeta+b');
  await expect.poll(async () => (await side.boundingBox())?.width).toBeLessThan(49);
  await page.reload();
  await expect.poll(async () => (await side.boundingBox())?.width).toBeLessThan(49);
  // The page is still being drawn after its reload, and a link that is drawn again was not pointed at.
  await expect(async () => {
    await page.mouse.move(640, 400);
    await side.getByRole('link', { name: 'Guest CRM' }).hover();
    await expect(page.getByRole('tooltip', { name: 'Guest CRM' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.keyboard.press('ControlOrMeta+b');
  await side.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('You have been successfully logged out.').first()).toBeVisible();
  await page.goto('/admin/crm');
  await expect(page).toHaveURL(/\/admin-login$/);
});

test('the sign-in page says that the link in an email made this device ready', async ({ page }) => {
  await page.goto('/admin-login?device=ready');
  await expect(page.getByText('This device is ready')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});
