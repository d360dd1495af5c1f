import { proofLength } from '@getaway/testing/proof';
import { expect, test } from '../fixtures.ts';
import { tabTo, typeAddressAndCard, typeInto } from '../pages/keyboard.ts';
import { StayPage, stayPathIn } from '../pages/stay.page.ts';
import { guestNamed, inDays } from './stays.ts';

/** The short form ends with the page of the stay; `npm run prove:journeys -w libs/e2e` goes on. */
const isShort = proofLength({ short: true, long: false });

test('the keyboard alone finds a stay, pays it, adds a dinner, moves it, writes, and looks at the refund', async ({
  page,
  mailbox,
}) => {
  test.slow();
  const guest = guestNamed('Kora');
  const stay = new StayPage(page);
  const { keyboard } = page;
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  const enterOn = async (name: string | RegExp) => {
    await tabTo(page, page.getByRole('button', { name }));
    await press('Enter');
  };
  const type = (label: string, text: string) => typeInto(page, label, text);
  const pay = async () => {
    await enterOn(/^Pay \$/);
    await expect(page.getByLabel('Card number')).toBeVisible();
    await type('First name', guest.firstName);
    await type('Last name', guest.lastName);
    await typeAddressAndCard(page);
    await enterOn(/^Pay \$/);
    await expect(stay.notices).toContainText('Your payment of $');
    await expect(stay.notices.getByText('Your payment of $')).toBeFocused();
  };

  await test.step('finds it', async () => {
    const bookingData = { ...guest, checkInDate: inDays(466), checkOutDate: inDays(467), numberOfGuests: 2 };
    const reserved = await page.request.post('/api/create-alternative-booking', { data: { bookingData } });
    expect(reserved.ok()).toBe(true);
    const { subject } = await mailbox.emailWith(guest.email, 'pay by');
    const reference = /\b[A-Z0-9]{8}\b/.exec(subject)?.[0] ?? 'no reference';
    await page.goto('/find-booking');
    await type('Booking reference', reference);
    await type('Email', guest.email);
    await press('Enter');
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
    await stay.open(
      stayPathIn((await mailbox.emailWith(guest.email, `Your stay at Lantern Hollow (${reference})`)).text),
    );
  });
  await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeVisible();
  if (isShort) return;
  await test.step('pays it', pay);
  await test.step('adds a dinner', async () => {
    await enterOn('Add something special');
    await tabTo(page, page.getByRole('checkbox', { name: 'Private Chef Dinner' }));
    await press('Space');
    await expect(page.getByRole('button', { name: 'Add to my stay' })).toBeVisible();
    await enterOn('Add to my stay');
    await expect(stay.notices.getByText('We’ve added it to your stay.')).toBeFocused();
    await pay();
  });
  await test.step('moves it', async () => {
    const dates = await page.getByRole('heading', { level: 1 }).textContent();
    await enterOn('Move your dates');
    await tabTo(page, page.getByRole('button', { name: 'Next month' }));
    await press('Tab');
    // Which days of the month are taken, and which are the guest's own, depends on today's date.
    while (!(await page.locator(':focus').textContent())?.endsWith('available')) await press('ArrowDown');
    await press('Enter', 'ArrowRight', 'Enter');
    await enterOn('Move my stay');
    await expect(stay.notices.getByText('Your stay has moved to its new dates.')).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(dates ?? '');
  });
  await test.step('writes to the house', async () => {
    await tabTo(page, stay.message);
    await keyboard.type('Do you have a kettle?');
    await press('Tab', 'Enter');
    await expect(stay.conversation).toContainText('Do you have a kettle?');
    await expect(page.getByText('Sent. We’ll answer here and by email.')).toBeVisible();
    await expect(stay.message).toBeFocused();
  });
  await test.step('looks at the refund, and keeps the booking', async () => {
    await page.reload();
    await enterOn('Cancel your booking');
    await enterOn('Cancel my booking');
    const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
    await expect(dialog).toBeVisible();
    await press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Cancel my booking' })).toBeFocused();
  });
});
