import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { accessibilityFaults, faultsAtBothWidths } from '../pages/accessibility.ts';
import { BackOffice } from '../pages/back-office.page.ts';

test('subscribers are seen, saved as a file, corrected and deleted on a page without the frame', async ({
  page,
  request,
  stack,
  mailbox,
}) => {
  const email = 'wren@guests.example.com';
  await page.goto('/admin/newsletter');
  await expect(page).toHaveURL(/\/admin-login$/);
  const signup = { firstName: '=Wren', lastName: 'Moss', email };
  expect((await request.post('/api/newsletter/subscribe', { data: signup })).ok()).toBe(true);
  const { text } = await mailbox.onlyEmailTo(email);
  const code = /ESCAPE-[A-Z0-9]{6}/.exec(text)?.[0] ?? 'no code';

  await new BackOffice(page).enter(stack.admin, 'newsletter');
  await expect(page.getByRole('heading', { name: 'Newsletter Subscribers' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Back office' })).toHaveCount(0);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText(code);
  await expect(row).toContainText('Sent');
  await expect(row).toContainText('Weekday page');
  expect(await accessibilityFaults(page)).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toContain('First Name,Last Name,Email,Promo Code,Campaign,Email Sent,Email Sent Date');
  expect(lines.find((line) => line.includes(email))).toMatch(
    new RegExp(
      `^'=Wren,Moss,${email},${code},childcare-landing,Yes,\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d,`,
    ),
  );

  await row.getByRole('button', { name: 'Edit =Wren Moss' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit Subscriber' });
  await editing.getByLabel('First Name').fill('');
  await editing.getByLabel('Email').fill('wren');
  await editing.getByRole('button', { name: 'Save Changes' }).click();
  await expect(editing.getByText('First name is required')).toBeVisible();
  await expect(editing.getByText('Please enter a valid email address')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await editing.getByLabel('First Name').fill('Wren');
  await editing.getByLabel('Email').fill(email);
  await editing.getByRole('switch', { name: 'Active Status' }).click();
  await editing.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Subscriber updated successfully').first()).toBeVisible();
  await expect(row).toContainText('Inactive');
  await expect(row.getByRole('button', { name: 'Edit Wren Moss' })).toBeFocused();

  await row.getByRole('button', { name: 'Delete Wren Moss' }).click();
  const deleting = page.getByRole('dialog', { name: 'Delete Subscriber' });
  await deleting.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Subscriber deleted successfully').first()).toBeVisible();
  await expect(row).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test('staff ask new subscribers to confirm their address, who are on the list once they did', async ({
  page,
  stack,
  staff,
  mailbox,
}) => {
  const email = 'ivy@guests.example.com';
  await new BackOffice(page).enter(stack.admin, 'newsletter');
  const ask = page.getByRole('switch', { name: 'Ask new subscribers to confirm their address' });
  await ask.click();
  await expect(page.getByText('Signup changed successfully').first()).toBeVisible();
  await page.reload();
  await expect(ask).toBeChecked();
  expect(await faultsAtBothWidths(page)).toEqual([]);
  const visitor = await page.context().browser()?.newContext({ baseURL: stack.urls.site });
  if (!visitor) throw new Error('no browser');
  const signup = { firstName: 'Ivy', lastName: 'Moss', email };
  expect((await visitor.request.post('/api/newsletter/subscribe', { data: signup })).ok()).toBe(true);
  const { text } = await mailbox.onlyEmailTo(email);
  const guest = await visitor.newPage();
  await guest.goto(new URL(/Confirm my email address: (\S+)/.exec(text)?.[1] ?? '').pathname);
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Total Subscribers');
  await expect(page.getByRole('link', { name: email })).toHaveCount(0);
  await guest.getByRole('button', { name: 'Confirm my email address' }).click();
  await expect(guest.getByRole('heading', { name: 'You’re on the list.' })).toBeVisible();
  expect(await accessibilityFaults(guest)).toEqual([]);
  await mailbox.emailWith(email, 'ESCAPE-');
  await page.reload();
  await expect(page.getByRole('link', { name: email })).toBeVisible();
  await visitor.close();
  await staff.change('/api/admin/newsletter-settings', { asksToConfirm: false });
});

test('figures that can’t be loaded offer another try in readable colors', async ({ page, stack }) => {
  await new BackOffice(page).enter(stack.admin, 'dashboard');
  const read = '**/api/admin/newsletter-subscribers';
  await page.route(read, (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/admin/newsletter');
  const figure = page.getByRole('group', { name: 'Total Subscribers' });
  await expect(figure).toContainText('Not available');
  expect(await faultsAtBothWidths(page)).toEqual([]);
  await page.unroute(read);
  await figure.getByRole('button', { name: 'Try Again' }).click();
  await expect(figure).not.toContainText('Not available');
});

test('on a phone the pages of guests and subscribers are no wider than it', async ({ page, stack }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await new BackOffice(page).enter(stack.admin, 'crm');
  for (const path of ['crm', 'newsletter']) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('heading', { name: /Guest CRM|Newsletter Subscribers/ })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  }
});
