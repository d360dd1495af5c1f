import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { faultsAtBothWidths } from '../pages/accessibility.ts';
import { BackOffice } from '../pages/back-office.page.ts';
import { inDays } from './stays.ts';

const guest = { guestName: 'Paloma Finch', email: 'paloma@guests.example.com', phone: '(770) 555-0188' };

/** Opens the search by its keys and types; the first row is then the one that Enter opens. */
async function searchFor(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /^Search guests/ })).toBeFocused();
  await page.keyboard.type(text);
}

for (const width of [1280, 360])
  test(`the search of the office finds guests, bookings, and forms by keyboard alone, ${width} pixels wide`, async ({
    page,
    staff,
    stack,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    // Each width has days of its own, on the same stack.
    const [checkInDate, checkOutDate] = [inDays(380 + width / 40), inDays(381 + width / 40)];
    const email = `paloma.${width}@guests.example.com`;
    const booking = (await staff.create('/api/admin/bookings', {
      ...guest,
      ...{ email, checkInDate, checkOutDate },
    })) as { bookingReference: string };
    const read = async (): Promise<unknown> => staff.read(`/api/crm/guests?search=${email}`);
    await expect.poll(read, { timeout: 60_000 }).toMatchObject({ totalCount: 1 });
    await new BackOffice(page).enter(stack.admin, 'promos');

    await test.step('a guest by the last half of a phone number', async () => {
      await searchFor(page, '555-0188');
      const row = page.getByRole('option', { name: `${guest.guestName} ${email}` });
      await expect(row).toBeVisible();
      expect(await faultsAtBothWidths(page)).toEqual([]);
      while (!(await row.getAttribute('class'))?.includes('active')) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/admin\/crm\/[^/?]+$/);
      await expect(page.getByRole('heading', { name: guest.guestName })).toBeVisible();
      await expect(page.getByRole('main')).toBeFocused();
    });

    await test.step('a booking by its reference, and nothing that is not there', async () => {
      await searchFor(page, 'no-such-guest');
      await expect(page.getByText(/^Nothing found for “no-such-guest”/)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await searchFor(page, booking.bookingReference);
      await expect(page.getByRole('option', { name: / Bookings$/ })).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/admin/bookings\\?search=${booking.bookingReference}$`));
      await expect(page.getByText(booking.bookingReference).first()).toBeVisible();
    });

    await test.step('a form, which takes the focus', async () => {
      await searchFor(page, 'new template');
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Create Template' });
      await expect(dialog.getByLabel('Name').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/admin\/emails\?tab=templates$/);
    });
  });
