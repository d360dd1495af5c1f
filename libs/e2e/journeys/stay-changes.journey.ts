import * as v from 'valibot';
import { listBookings } from '@getaway/contracts/http/staff-bookings';
import { readBookingLedger } from '@getaway/contracts/http/ledger';
import { addDays } from '@getaway/kernel/calendar-date';
import { proofLength } from '@getaway/testing/proof';
import { expect, test } from '../fixtures.ts';
import { faultsAtBothWidths } from '../pages/accessibility.ts';
import { tabTo } from '../pages/keyboard.ts';
import { centsIn, StayPage, stayPathIn } from '../pages/stay.page.ts';
import { guestNamed, mondayAfter } from './stays.ts';

const visits = [
  { width: 360, name: 'Vera', days: 430 },
  { width: 1280, name: 'Wilma', days: 440 },
];

for (const { width, name, days } of proofLength({ short: visits.slice(0, 1), long: visits }))
  test(`at ${width} pixels a reservation is paid, gets a dinner, moves twice, and is canceled`, async ({
    page,
    mailbox,
    staff,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const guest = guestNamed(name);
    const stay = new StayPage(page);
    const monday = mondayAfter(days);
    const [tuesday, thursday] = [addDays(monday, 1), addDays(monday, 3)];
    const bookingData = { ...guest, checkInDate: tuesday, checkOutDate: thursday, numberOfGuests: 2 };
    const reserved = await page.request.post('/api/create-alternative-booking', { data: { bookingData } });
    expect(reserved.ok()).toBe(true);
    const path = stayPathIn((await mailbox.emailWith(guest.email, 'pay by')).text);
    /** What the card was charged and given back, in cents. */
    let charged = 0;
    let returned = 0;

    await test.step('the reservation shows how long it is kept, and is paid by card', async () => {
      await stay.open(path);
      await expect(page.getByRole('timer')).toBeVisible();
      await expect(stay.toggle('Move your dates')).toHaveAttribute('aria-disabled', 'true');
      expect(await faultsAtBothWidths(page), 'reserved').toEqual([]);
      charged += await stay.payByCard(guest);
      await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
      await expect(stay.payments).toHaveCount(1);
      expect(await faultsAtBothWidths(page), 'paid').toEqual([]);
    });

    await test.step('a dinner is added at the shown price, and paid', async () => {
      await stay.toggle('Add something special').click();
      await page.getByRole('checkbox', { name: 'Private Chef Dinner' }).check();
      const difference = await stay.figure('Difference');
      expect(await faultsAtBothWidths(page), 'extras').toEqual([]);
      await page.getByRole('button', { name: 'Add to my stay' }).click();
      await expect(stay.notices).toContainText('We’ve added it to your stay.');
      expect(centsIn(await stay.notices.textContent())).toBe(difference);
      expect(await faultsAtBothWidths(page), 'a balance').toEqual([]);
      charged += await stay.payByCard(guest);
      await expect(stay.price).toContainText('Private Chef Dinner');
    });

    await test.step('dearer nights cost the difference', async () => {
      await stay.toggle('Move your dates').click();
      await stay.chooseDates(addDays(monday, 4), addDays(monday, 6));
      const difference = await stay.figure('Difference');
      expect(await faultsAtBothWidths(page), 'dearer nights').toEqual([]);
      await page.getByRole('button', { name: 'Move my stay' }).click();
      await expect(stay.notices).toContainText('Your stay has moved to its new dates.');
      expect(centsIn(await stay.notices.textContent())).toBe(difference);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Friday, ');
      charged += await stay.payByCard(guest);
    });

    await test.step('cheaper nights are refunded', async () => {
      await stay.toggle('Move your dates').click();
      await stay.chooseDates(monday, tuesday);
      const saved = await stay.figure('You save');
      expect(await faultsAtBothWidths(page), 'cheaper nights').toEqual([]);
      await page.getByRole('button', { name: 'Move my stay' }).click();
      await expect(stay.notices).toContainText('We’re refunding $');
      expect(centsIn(await stay.notices.textContent())).toBe(saved);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Monday, ');
      await expect(stay.payments.first()).toContainText('Refund by card');
      returned += saved;
      expect(await faultsAtBothWidths(page), 'a refund').toEqual([]);
    });

    await test.step('details are changed by keyboard alone', async () => {
      const { keyboard } = page;
      await tabTo(page, stay.toggle('Guests, times, and requests'));
      await keyboard.press('Enter');
      await tabTo(page, page.getByLabel('Check-in time'));
      await keyboard.press('ArrowDown');
      await tabTo(page, page.getByLabel('Special requests'));
      await keyboard.type('A quiet table by the fire');
      expect(await faultsAtBothWidths(page), 'details').toEqual([]);
      await tabTo(page, page.getByRole('button', { name: 'Save details' }));
      await keyboard.press('Enter');
      await expect(stay.notices).toContainText('We’ve saved your details.');
      await tabTo(page, stay.toggle('Guests, times, and requests'));
      await keyboard.press('Enter');
      await expect(page.getByLabel('Special requests')).toHaveValue('A quiet table by the fire');
      await keyboard.press('Enter');
    });

    await test.step('canceling shows the refund first, and returns exactly that', async () => {
      await stay.toggle('Cancel your booking').click();
      const refund = await stay.figure('You get back');
      expect(refund).toBe(charged - returned);
      expect(await faultsAtBothWidths(page), 'the refund').toEqual([]);
      await page.getByRole('button', { name: 'Cancel my booking' }).click();
      const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
      expect(centsIn(await dialog.textContent())).toBe(refund);
      const box = await dialog.boundingBox();
      expect(box?.width, 'a small box with room around it').toBeLessThanOrEqual(Math.min(480, width - 40));
      expect(await faultsAtBothWidths(page), 'the question').toEqual([]);
      await dialog.getByRole('button', { name: 'Yes, cancel it' }).dblclick();
      await expect(stay.notices).toContainText('Your booking is canceled.');
      expect(centsIn(await stay.notices.textContent())).toBe(refund);
      await expect(page.getByText('Canceled', { exact: true })).toBeVisible();
      expect(await faultsAtBothWidths(page), 'canceled').toEqual([]);

      const found = v.parse(
        listBookings.answer,
        await staff.read(`/api/admin/bookings?search=${guest.email}`),
      );
      const ledger = async () =>
        v.parse(readBookingLedger.answer, await staff.read(`/api/admin/bookings/${found[0]?.id}/ledger`));
      // A job pays refunds every minute.
      const arrives = proofLength({ short: false, long: true });
      if (arrives) await expect.poll(async () => (await ledger()).onItsWay, { timeout: 90_000 }).toBe('0.00');
      const { paid, returned: back, onItsWay, balance } = await ledger();
      expect([centsIn(`$${paid}`), balance]).toEqual([charged, '0.00']);
      expect(centsIn(`$${back}`) + centsIn(`$${onItsWay}`)).toBe(charged);
      await page.reload();
      await expect(
        page.getByRole('heading', { name: arrives ? 'You’ve been refunded' : 'Your refund is on its way' }),
      ).toBeVisible();
      await mailbox.emailWith(guest.email, 'cancel');
    });
  });
