import { expect, test } from '../fixtures.ts';
import { accessibilityFaults } from '../pages/accessibility.ts';
import { AllBookings } from '../pages/all-bookings.page.ts';
import { BackOffice } from '../pages/back-office.page.ts';
import { telephoneFaults } from '../pages/telephone-links.ts';
import { countWrites } from '../pages/writes.ts';
import { guestNamed, inDays } from './stays.ts';

test('staff write a booking down, find its dates taken, change it, complete it and delete it', async ({
  page,
  stack,
  problems,
}) => {
  test.slow();
  await new BackOffice(page).enter(stack.admin, 'bookings?period=all');
  const bookings = new AllBookings(page);
  const made = countWrites(page, 'POST', '/api/admin/bookings');
  const deleted = countWrites(page, 'DELETE', '/api/admin/bookings/');
  const olive = { guestName: 'Olive Written', email: 'olive@guests.example.com' };
  const stay = { checkIn: inDays(300), checkOut: inDays(302) };

  await test.step('a booking with a package, priced by the server', async () => {
    await bookings.add();
    await expect(bookings.save).toBeDisabled();
    await bookings.write({ ...olive, ...stay });
    await bookings.isFree();
    const { form } = bookings;
    await form.getByLabel('Phone').fill('(828) 555-0142');
    await form.getByRole('checkbox', { name: 'Romance Package' }).check();
    await form.getByRole('checkbox', { name: 'Ultimate Romance' }).check();
    await expect(form.getByText('included', { exact: true }).first()).toBeVisible();
    await expect(form.getByLabel('Add-on Total')).toHaveValue('$650.00');
    expect(await accessibilityFaults(page)).toEqual([]);
    await bookings.save.dblclick();
    await bookings.says('Booking created successfully');
    expect(made(), 'a double press counts once').toBe(1);
    await expect(bookings.row(olive.guestName)).toContainText('2 nights');
    await expect(bookings.row(olive.guestName)).toContainText('Confirmed');
    expect(await telephoneFaults(page)).toEqual([]);
  });

  await test.step('the same dates are taken', async () => {
    await bookings.add();
    await bookings.write({ guestName: 'Second', email: 'second@guests.example.com', ...stay });
    await bookings.says('Dates Not Available');
    await expect(bookings.form.getByText('Dates conflict with existing booking')).toBeVisible();
    await expect(bookings.save).toBeDisabled();
    await bookings.form.getByRole('button', { name: 'Cancel' }).click();
    await bookings.dialog('Discard your changes?').getByRole('button', { name: 'Discard' }).click();
    await expect(bookings.form).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add Booking' })).toBeFocused();
  });

  await test.step('a night more costs more', async () => {
    await bookings.edit(olive.guestName);
    await expect(bookings.form.getByText('Recalculated Total')).toBeHidden();
    await bookings.form.getByLabel('Check-out Date').fill(inDays(303));
    await expect(bookings.form.getByText('Recalculated Total')).toBeVisible();
    await bookings.isFree();
    await bookings.save.click();
    await bookings.says('Booking updated successfully');
    await expect(bookings.row(olive.guestName)).toContainText('3 nights');
  });

  await test.step('its details and its history', async () => {
    const card = await bookings.viewDetails(olive.guestName);
    await expect(page).toHaveURL(/booking=/);
    await expect(card.getByText('Ultimate Romance').first()).toBeVisible();
    await expect(card.getByText(/Check-out date: .* → /)).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('completed', async () => {
    const dialog = await bookings.chooseStatus(olive.guestName, 'Completed');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Update Status' }).click();
    await expect(dialog).toBeHidden();
    await expect(bookings.row(olive.guestName)).toContainText('Completed');
  });

  await test.step('confirmed once more would send no email, and says so', async () => {
    const dialog = await bookings.chooseStatus(olive.guestName, 'Confirmed');
    await expect(dialog).toContainText('The guest doesn’t get an email.');
    await expect(dialog).not.toContainText('confirmation email');
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(dialog).toBeHidden();
  });

  await test.step('found by a search that the address keeps, and deleted', async () => {
    await page.getByLabel('Search bookings').pressSequentially('Olive Wri', { delay: 20 });
    await expect(page).toHaveURL(/search=Olive/);
    await expect(page.getByText('1 booking', { exact: true })).toBeVisible();
    await bookings.act(olive.guestName, 'Delete');
    const question = bookings.dialog('Delete this booking?');
    await expect(question.getByText('Nothing was paid')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await question.getByRole('button', { name: 'Delete Booking' }).dblclick();
    await bookings.says('Booking deleted successfully');
    expect(deleted(), 'a double press counts once').toBe(1);
    await bookings.says('No bookings found');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByLabel('Search bookings')).toHaveValue('');
    expect(problems.all, 'nothing is asked about a booking that is gone').toEqual([]);
  });
});

test('when two people edit the same booking, the second one sees what changed, and nothing is overwritten or lost', async ({
  page,
  context,
  stack,
}) => {
  test.slow();
  await new BackOffice(page).enter(stack.admin, 'bookings?search=pia');
  const first = new AllBookings(page);
  const pia = { guestName: 'Pia Twice', email: 'pia@guests.example.com' };
  await first.add();
  await first.write({ ...pia, checkIn: inDays(310), checkOut: inDays(311) });
  await first.isFree();
  await first.save.click();
  await expect(first.row(pia.guestName)).toBeVisible();

  const second = new AllBookings(await context.newPage());
  await second.open('pia');
  await second.edit(pia.guestName);
  await first.edit(pia.guestName);
  await first.form.getByLabel('Phone').fill('555 0100');
  await first.save.click();
  await first.says('Booking updated successfully');

  await second.form.getByLabel('Guest Name').fill('Pia Overwritten');
  await second.save.click();
  await second.says('This booking has changed');
  await second.says('Phone: 555 0100');
  const discard = second.form.getByRole('button', { name: 'Discard My Changes' });
  await expect(discard, 'above the fields, and yet in view').toBeInViewport();
  await expect(second.form.getByLabel('Phone')).toHaveValue('555 0100');
  await expect(second.form.getByLabel('Guest Name'), 'what was typed is kept').toHaveValue('Pia Overwritten');
  await discard.click();
  await expect(second.form.getByLabel('Phone')).toHaveValue('555 0100');
  await expect(second.form.getByLabel('Guest Name')).toHaveValue(pia.guestName);
});

test('a refusal keeps what was typed and says why; so does a session that ends', async ({ page, stack }) => {
  test.slow();
  const office = new BackOffice(page);
  await office.enter(stack.admin, 'bookings?search=quinn');
  const bookings = new AllBookings(page);
  await bookings.add();
  const quinn = { guestName: 'Quinn Quick', email: 'quinn@guests.example.com' };
  await bookings.write({ ...quinn, checkIn: inDays(320), checkOut: inDays(321) });
  await bookings.isFree();
  const taken = await page.request.post('/api/admin/bookings', {
    data: { ...quinn, guestName: 'Rose Quicker', checkInDate: inDays(320), checkOutDate: inDays(321) },
    headers: { origin: stack.urls.site },
  });
  expect(taken.status()).toBe(201);
  await bookings.save.click();
  await bookings.says('Failed to create booking');
  await bookings.says('The selected dates conflict with existing bookings');
  await expect(bookings.form.getByLabel('Guest Name')).toHaveValue(quinn.guestName);

  await bookings.form.getByLabel('Check-in Date').fill(inDays(322));
  await bookings.form.getByLabel('Check-out Date').fill(inDays(323));
  await bookings.isFree();
  await office.loseSession();
  await bookings.save.click();
  await office.signInAgain(stack.admin.password);
  await bookings.says('Booking created successfully');
  await expect(bookings.row(quinn.guestName)).toBeVisible();
});

test('of a card booking that gets cheaper a part goes back, and of a canceled one what the policy gives', async ({
  page,
  booking,
  stack,
}) => {
  test.slow();
  const sol = guestNamed('Solveig');
  await booking.getReadyToPay([inDays(112), inDays(114)], sol);
  await booking.complete.click();
  await expect(page.getByText('Booking Confirmed!').first()).toBeVisible();

  await new BackOffice(page).enter(stack.admin, 'bookings?search=solveig');
  const bookings = new AllBookings(page);
  const row = bookings.row('Solveig Lovelace');

  await test.step('a night less', async () => {
    await bookings.edit('Solveig Lovelace');
    await bookings.form.getByLabel('Check-out Date').fill(inDays(113));
    await expect(
      bookings.form.getByText(/^The guest will have overpaid .*: refund it afterwards/),
    ).toBeVisible();
    await bookings.isFree();
    await bookings.save.click();
    await expect(row).toContainText('1 night');
    const card = await bookings.viewDetails('Solveig Lovelace');
    // As the status of the payment, with the amount, and beside the total.
    await expect(card.getByText('Overpaid')).toHaveCount(3);
    await card.getByRole('button', { name: 'Refund by Card' }).click();
    const dialog = bookings.dialog('Refund by Card');
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
    await bookings.says('Refund is on its way');
    await expect(card.getByText('Overpaid')).toHaveCount(0);
  });

  await test.step('cancelled', async () => {
    const dialog = await bookings.chooseStatus('Solveig Lovelace', 'Canceled');
    await expect(dialog.getByRole('radio', { name: /Policy refund/ })).toBeChecked();
    await expect(dialog.getByText('Canceled in time')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel Booking' }).click();
    await expect(row).toContainText('Canceled');
    await expect(page.getByRole('button', { name: 'Refund by Card' })).toBeHidden();
  });
});
