import { proofLength } from '@getaway/testing/proof';
import { expect, test } from '../fixtures.ts';
import { faultsAtBothWidths } from '../pages/accessibility.ts';
import { askForLink, bookForGuest } from '../pages/own-stays.ts';
import { StayPage, stayPathIn } from '../pages/stay.page.ts';
import { countWrites } from '../pages/writes.ts';
import { guestNamed, inDays } from './stays.ts';

// Two tabs and a lost connection have most to lose; the other troubles are gone through at full length.
const isShort = proofLength({ short: true, long: false });

test('two tabs of one stay: what is stale says so, loses nothing, and does nothing twice', async ({
  page,
  context,
  staff,
  mailbox,
}) => {
  const guest = guestNamed('Tilda');
  const booked = await bookForGuest(staff, guest, [inDays(460), inDays(461)]);
  const path = await askForLink(page, mailbox, booked, guest.email);
  const [stay, other] = [new StayPage(page), new StayPage(await context.newPage())];
  const otherPage = context.pages()[1] ?? page;
  await stay.open(path);
  await other.open(path);
  const addIn = async (tab: typeof page, extra: string) => {
    await new StayPage(tab).toggle('Add something special').click();
    await tab.getByRole('checkbox', { name: extra }).check();
    await expect(tab.getByRole('button', { name: 'Add to my stay' })).toBeVisible();
  };

  await test.step('an extra at a price that is no longer so', async () => {
    await addIn(page, 'Private Chef Dinner');
    await addIn(otherPage, 'Fire Pit Evening');
    await otherPage.getByRole('button', { name: 'Add to my stay' }).click();
    await expect(other.notices).toContainText('We’ve added it to your stay.');
    await page.getByRole('button', { name: 'Add to my stay' }).click();
    await expect(page.getByText('These figures have changed since you looked.')).toBeFocused();
    expect(await faultsAtBothWidths(page), 'changed figures').toEqual([]);
    await page.getByRole('button', { name: 'Add to my stay' }).click();
    await expect(stay.notices).toContainText('We’ve added it to your stay.');
    await expect(stay.price.getByText('Private Chef Dinner')).toHaveCount(1);
    await expect(stay.price.getByText('Fire Pit Evening')).toHaveCount(1);
  });

  if (isShort) return;
  await test.step('details that another tab has changed keep what was typed', async () => {
    await stay.toggle('Guests, times, and requests').click();
    await page.getByLabel('Special requests').fill('Extra blankets');
    await other.toggle('Guests, times, and requests').click();
    await otherPage.getByLabel('Occasion').selectOption({ index: 1 });
    const save = { name: 'Save details' };
    await otherPage.getByRole('button', save).click();
    await expect(otherPage.getByText('Your booking changed in the meantime')).toBeVisible();
    await otherPage.getByRole('button', save).click();
    await expect(other.notices).toContainText('We’ve saved your details.');
    await page.getByRole('button', save).click();
    await expect(page.getByText('Your booking changed in the meantime')).toBeVisible();
    await expect(page.getByLabel('Special requests')).toHaveValue('Extra blankets');
    expect(await faultsAtBothWidths(page), 'changed details').toEqual([]);
    await page.getByRole('button', save).click();
    await expect(stay.notices).toContainText('We’ve saved your details.');
    await other.open(path);
    await other.toggle('Guests, times, and requests').click();
    await expect(otherPage.getByLabel('Special requests')).toHaveValue('Extra blankets');
    // What only the other tab had touched is still as that tab left it.
    await expect(otherPage.getByLabel('Occasion')).not.toHaveValue('');
  });

  await test.step('a stay that another tab has canceled', async () => {
    await stay.toggle('Cancel your booking').click();
    await page.getByRole('button', { name: 'Cancel my booking' }).click();
    await other.toggle('Cancel your booking').click();
    await otherPage.getByRole('button', { name: 'Cancel my booking' }).click();
    await otherPage.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(other.notices).toContainText('Your booking is canceled.');
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(page.getByText('This booking is already canceled.')).toBeVisible();
    await expect(page.getByText('Canceled', { exact: true })).toBeVisible();
    expect(await faultsAtBothWidths(page), 'canceled elsewhere').toEqual([]);
  });
});

test('offline, an act says so and keeps what was typed; an answer that is lost does nothing twice', async ({
  page,
  context,
  staff,
  mailbox,
}) => {
  const guest = guestNamed('Odile');
  const booked = await bookForGuest(staff, guest, [inDays(462), inDays(463)]);
  const stay = new StayPage(page);
  await stay.open(await askForLink(page, mailbox, booked, guest.email));
  await stay.toggle('Guests, times, and requests').click();
  await page.getByLabel('Special requests').fill('A cake on Saturday');
  await stay.message.fill('We will be late');

  await test.step('without a connection', async () => {
    await context.setOffline(true);
    await expect(page.getByText('You’re offline.')).toBeVisible();
    await page.getByRole('button', { name: 'Save details' }).click();
    await stay.send.click();
    await expect(page.getByText('We couldn’t reach our server.')).toHaveCount(2);
    expect(await faultsAtBothWidths(page), 'offline').toEqual([]);
  });

  await test.step('with one again', async () => {
    await context.setOffline(false);
    await expect(page.getByText('You’re offline.')).toBeHidden();
    await expect(page.getByLabel('Special requests')).toHaveValue('A cake on Saturday');
    await page.getByRole('button', { name: 'Save details' }).click();
    await expect(stay.notices).toContainText('We’ve saved your details.');
    await expect(stay.message).toHaveValue('We will be late');
    const sent = countWrites(page, 'POST', '/api/stay/messages');
    let isLost = false;
    await page.route('**/api/stay/messages', async (route) => {
      if (isLost || route.request().method() !== 'POST') return route.continue();
      isLost = true;
      await route.fetch();
      return route.abort();
    });
    await stay.send.click();
    await expect(page.getByText('Sent. We’ll answer here and by email.')).toBeVisible();
    expect(sent()).toBe(2);
    await expect(stay.conversation.getByRole('listitem')).toHaveCount(1);
  });
});

test.describe('at full length', () => {
  test.skip(isShort, 'npm run prove:journeys -w libs/e2e');

  test('a reservation runs out in front of its guest', async ({ page, stack, mailbox }) => {
    const guest = guestNamed('Xenia');
    const bookingData = { ...guest, checkInDate: inDays(464), checkOutDate: inDays(465), numberOfGuests: 2 };
    const reserved = await page.request.post('/api/create-alternative-booking', { data: { bookingData } });
    expect(reserved.ok()).toBe(true);
    const path = stayPathIn((await mailbox.emailWith(guest.email, 'pay by')).text);
    const stay = new StayPage(page);
    await stay.open(path);
    await expect(page.getByRole('timer')).toBeVisible();
    await stack.databases.query(
      'booking',
      "update bookings set payment_due_at = now() + interval '6 seconds' where email = $1",
      [guest.email],
    );
    await page.reload();
    // The page reads the stay again at that moment, before or after the job that cancels it.
    await expect(page.getByRole('heading', { name: 'Your reservation has expired' })).toBeVisible();
    await expect(page.getByText('Expired', { exact: true })).toBeVisible();
    await expect(stay.pay).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Choose new dates' })).toBeVisible();
    expect(await faultsAtBothWidths(page), 'expired').toEqual([]);
  });

  test('a stay that is over thanks its guest, and keeps its payments and messages', async ({
    page,
    staff,
    mailbox,
  }) => {
    const guest = guestNamed('Paula');
    const booked = await bookForGuest(staff, guest, [inDays(-9), inDays(-7)], { status: 'completed' });
    await staff.create(`/api/admin/bookings/${booked.id}/payments`, {
      amount: Number(booked.totalPrice),
      method: 'cash',
    });
    const stay = new StayPage(page);
    await stay.open(await askForLink(page, mailbox, booked, guest.email));
    await expect(page.getByText('Thank you for staying with us')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Book another stay' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Make changes' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'House guide' })).toHaveCount(0);
    await expect(stay.pay).toHaveCount(0);
    await expect(stay.payments.first()).toContainText('Payment in cash');
    await expect(stay.message).toBeVisible();
    expect(await faultsAtBothWidths(page), 'over').toEqual([]);
  });
});
