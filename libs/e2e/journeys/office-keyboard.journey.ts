import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { BackOffice } from '../pages/back-office.page.ts';
import { tabTo } from '../pages/keyboard.ts';
import { guestNamed, inDays } from './stays.ts';

/** A date as it is typed into a field: '2027-02-13' to '02132027'. */
const typed = (date: string): string => `${date.slice(5, 7)}${date.slice(8)}${date.slice(0, 4)}`;

test('the daily work needs no pointer: sign in, add a booking, change its status, mark one as paid', async ({
  page,
  stack,
}) => {
  test.slow();
  const { keyboard } = page;
  const button = (name: string, within: Page | Locator = page) =>
    within.getByRole('button', { name, exact: true });

  const { firstName, lastName, email, phone } = guestNamed('Mina');
  const stay = { checkInDate: inDays(345), checkOutDate: inDays(346) };
  const bookingData = { firstName, lastName, email, phone, ...stay };
  expect((await page.request.post('/api/create-alternative-booking', { data: { bookingData } })).ok()).toBe(
    true,
  );
  const reserved = page.getByRole('row', { name: 'Mina Lovelace' });

  await page.goto('/admin-login');
  await tabTo(page, page.getByLabel('Username'));
  await keyboard.type(stack.admin.username);
  await keyboard.press('Tab');
  await keyboard.type(stack.admin.password);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);

  await test.step('a booking', async () => {
    await tabTo(page, page.getByRole('navigation').getByRole('link', { name: 'Bookings' }));
    await keyboard.press('Enter');
    await tabTo(page, button('Add Booking'));
    await keyboard.press('Enter');
    await expect(page.getByLabel('Guest Name')).toBeFocused();
    await keyboard.type('Kay Board');
    await keyboard.press('Tab');
    await keyboard.type('kay@guests.example.com');
    await tabTo(page, page.getByLabel('Check-in Date'));
    await keyboard.type(typed(inDays(340)));
    await tabTo(page, page.getByLabel('Check-out Date'));
    await keyboard.type(typed(inDays(341)));
    await expect(page.getByText('Dates are available')).toBeVisible();
    await tabTo(page, button('Save Booking'));
    await keyboard.press('Enter');
    await expect(page.getByText('Booking created successfully').first()).toBeVisible();
    await expect(button('Add Booking')).toBeFocused();
  });

  const card = page.getByRole('row', { name: 'Kay Board' });
  await test.step('its status', async () => {
    // The newest first: other guests come sooner.
    await page.goto('/admin/bookings?period=all');
    const menu = button('Actions for Kay Board', card);
    await tabTo(page, menu);
    await keyboard.press('Enter');
    const item = (name: string) => page.getByRole('menuitem', { name });
    await expect(item('View Details')).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(item('Edit')).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(item('Status')).toBeFocused();
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Update Booking Status' });
    const status = dialog.getByRole('combobox', { name: 'Status' });
    await tabTo(page, status);
    await expect(status).toHaveValue('confirmed');
    // Past 'Pending payment', which cannot be chosen.
    await keyboard.press('ArrowDown');
    await expect(status).toHaveValue('cancelled');
    await keyboard.press('ArrowDown');
    await expect(status).toHaveValue('completed');
    await tabTo(page, button('Update Status', dialog));
    await keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(card).toContainText('Completed');
    await expect(menu).toBeFocused();
  });

  await test.step('the payment of another', async () => {
    await tabTo(page, button('Mark as Paid', reserved));
    await keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: /^Have you received/ });
    await expect(question.getByLabel('How it was paid')).toBeFocused();
    await tabTo(page, button('Mark as Paid', question));
    await keyboard.press('Enter');
    await expect(page.getByText('Booking marked as paid').first()).toBeVisible();
    await expect(reserved).toContainText('Confirmed');
    await expect(page.locator('body'), 'the focus is somewhere').not.toBeFocused();
  });
});

// A dialog that comes at once finds its first field before antd has seen where the focus was, and one that grows after.
for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test(`a dialog takes the focus to its first field and gives it back (motion: ${reducedMotion})`, async ({
    page,
    stack,
  }) => {
    const { keyboard } = page;
    await new BackOffice(page).enter(stack.admin, 'promos');
    await page.emulateMedia({ reducedMotion });
    // The back office asks once, when it starts.
    await page.reload();
    const add = page.getByRole('button', { name: 'Add Promo Code' }).first();
    await tabTo(page, add);
    await keyboard.press('Enter');
    const code = page.getByRole('dialog').getByLabel('Code', { exact: true });
    await expect(code).toBeFocused();
    await keyboard.type('SPRING');
    await keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Discard your changes?' });
    await expect(question.getByRole('button', { name: 'Keep Editing' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(code).toBeFocused();
    await expect(code).toHaveValue('SPRING');
    await keyboard.press('Escape');
    await tabTo(page, question.getByRole('button', { name: 'Discard' }));
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(add).toBeFocused();
  });
