import type { Locator, Page } from '@playwright/test';
import { createStaffBooking } from '@getaway/contracts/http/staff-booking-changes';
import * as v from 'valibot';
import { expect, test } from '../fixtures.ts';
import { faultsAtBothWidths } from '../pages/accessibility.ts';
import { AllBookings } from '../pages/all-bookings.page.ts';
import { BackOffice } from '../pages/back-office.page.ts';
import { GuestCrm } from '../pages/guest-crm.page.ts';
import { inDays } from './stays.ts';

const laptop = { width: 1280, height: 900 };
const phone = { width: 360, height: 760 };

/** How many rows are whole in sight without scrolling. */
const rowsInSight = (rows: Locator): Promise<number> =>
  rows.evaluateAll(
    (all) =>
      all.filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      }).length,
  );

const isWithinScreen = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );

test('the lists of bookings and guests are dense on a laptop and whole on a phone', async ({
  page,
  staff,
  stack,
}) => {
  test.slow();
  // More than fit, soonest first: these stays end the list of no other journey.
  const made: string[] = [];
  for (let number = 0; number < 17; number += 1) {
    const booking = await staff.create('/api/admin/bookings', {
      guestName: `Dense Guest ${String(number).padStart(2, '0')}`,
      email: `dense${number}@guests.example.com`,
      phone: '(828) 555-0142',
      checkInDate: inDays(420 + 2 * number),
      checkOutDate: inDays(421 + 2 * number),
    });
    made.push(v.parse(createStaffBooking.answer, booking).id);
  }
  await page.setViewportSize(laptop);
  await new BackOffice(page).enter(stack.admin, 'bookings');
  const bookings = new AllBookings(page);
  const crm = new GuestCrm(page);
  const rows = page.getByRole('table').locator('tbody tr');
  const first = 'Dense Guest 00';

  await test.step('14 bookings in sight, upcoming ones, in an order that the address keeps', async () => {
    await expect(page.getByRole('columnheader', { name: 'Check-in' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await bookings.open('dense');
    await expect(rows).toHaveCount(17);
    expect(await rowsInSight(rows)).toBeGreaterThanOrEqual(14);
    await page.getByRole('button', { name: 'Guest', exact: true }).click();
    await expect(page).toHaveURL(/sortBy=guestName&sortOrder=asc/);
    await expect(rows.first()).toContainText(first);
    await page.getByRole('button', { name: 'Guest', exact: true }).click();
    await expect(rows.first()).toContainText('Dense Guest 16');
    await page.goBack();
    await expect(rows.first()).toContainText(first);
    await page.getByText('Past', { exact: true }).click();
    await bookings.says('No bookings found');
    await page.goBack();
  });

  await test.step('keys go from booking to booking, open one, and search', async () => {
    await expect(rows.first()).toContainText(first);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await expect(page.getByRole('link', { name: first, exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    const panel = bookings.panel(first);
    await expect(panel.getByText('Pricing breakdown')).toBeVisible();
    await expect(page).toHaveURL(/booking=/);
    expect(await faultsAtBothWidths(page)).toEqual([]);
    await panel.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page.getByRole('link', { name: first, exact: true })).toBeFocused();
    await page.keyboard.press('/');
    await expect(page.getByLabel('Search bookings')).toBeFocused();
  });

  await test.step('on a phone each action of a booking is two taps away', async () => {
    await page.setViewportSize(phone);
    await isWithinScreen(page);
    for (const action of ['Edit', 'Status', 'Delete', 'View Details']) {
      await bookings
        .row(first)
        .getByRole('button', { name: `Actions for ${first}` })
        .click();
      await expect(page.getByRole('menuitem', { name: action })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menuitem', { name: action })).toBeHidden();
    }
    await bookings.act(first, 'Edit');
    await expect(bookings.save).toBeInViewport({ ratio: 1 });
    await isWithinScreen(page);
    expect((await bookings.form.boundingBox())?.height ?? Infinity).toBeLessThan(1_300);
    await bookings.form.getByRole('button', { name: 'Cancel' }).click();
    await bookings.row(first).getByRole('link', { name: first, exact: true }).click();
    await expect(bookings.panel(first)).toBeInViewport({ ratio: 1 });
    await isWithinScreen(page);
    await page.keyboard.press('Escape');
    // From the end of the list, the panel leads to the form at its start.
    const far = 'Dense Guest 16';
    await bookings.row(far).getByRole('link', { name: far, exact: true }).click();
    await bookings.panel(far).getByRole('button', { name: 'Edit' }).click();
    await expect(bookings.panel(far)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Edit Booking' })).toBeInViewport();
    await expect(bookings.form.getByLabel('Guest Name')).toBeFocused();
    await bookings.form.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('16 guests in sight, and nothing of them off a phone', async () => {
    await page.setViewportSize(laptop);
    await crm.find('dense');
    await expect(rows).toHaveCount(17);
    expect(await rowsInSight(rows)).toBeGreaterThanOrEqual(16);
    await expect(crm.row(first)).toContainText('1 booking');
    await page.getByRole('button', { name: 'Last contact' }).click();
    await expect(page).toHaveURL(/sortBy=lastContact&sortOrder=desc/);
    // While the list is read again, it is dimmed.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await faultsAtBothWidths(page)).toEqual([]);
    await page.setViewportSize(phone);
    await isWithinScreen(page);
    await crm.press(`Actions for ${first}`);
    for (const action of ['View', 'Merge', 'Delete'])
      await expect(page.getByRole('menuitem', { name: action })).toBeVisible();
  });

  // Other journeys look at the first of a list of recipients.
  for (const id of made) {
    const headers = { origin: stack.urls.site };
    expect((await page.request.delete(`/api/admin/bookings/${id}`, { headers })).ok()).toBe(true);
  }
});
