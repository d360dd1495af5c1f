import { spokenDay, testCards, type GuestDetails } from '../pages/booking.page.ts';
import { guestNamed, inDays } from '../journeys/stays.ts';
import { expect, test } from './fixtures.ts';
import type { GuestBrowser, WindowSize } from './guest-browser.ts';

// Each walk has days of its own. They are near, since the calendar of a wide window shows this month and the next.

const address = [
  ['Address line 1', '12 St James Square'],
  ['City', 'Atlanta'],
  ['State', 'GA'],
  ['ZIP code', '30030'],
] as const;

const monthOf = (date: string): string => date.slice(0, 7);

/** From the landing page to the payment step. */
async function goToPayment(
  guest: GuestBrowser,
  { width }: WindowSize,
  [from, to]: readonly [number, number],
  of: GuestDetails,
): Promise<void> {
  const isPhone = width < 700;
  await guest.press('Reserve Your Getaway');
  await guest.sees('When would you like to come?');
  let month = monthOf(inDays(0));
  for (const date of [inDays(from), inDays(to)]) {
    // A phone shows one month at a time.
    if (isPhone && monthOf(date) !== month) await guest.press('Next month');
    month = monthOf(date);
    await guest.chooseDay(spokenDay(date));
  }
  await guest.sees('Total');
  await guest.press('Next');
  await guest.sees('Who is coming?');
  await guest.type('First name', of.firstName);
  await guest.type('Last name', of.lastName);
  await guest.type('Email', of.email);
  await guest.type('Phone', of.phone);
  await guest.press('Next');
  await guest.sees('Make it special');
  await guest.press('Next');
  await guest.sees('holding your dates for');
}

test('the landing page is whole, and a guest books by card', async ({
  guest,
  size,
  stack,
  mailbox,
  picture,
}) => {
  const flora = guestNamed('Flora');
  await guest.open(stack.urls.site);
  await guest.sees('A night that belongs');
  await guest.sees('guest reviews');
  await picture('landing');
  await goToPayment(guest, size, [3, 5], flora);
  await guest.sees('Card number');
  for (const [label, words] of address) await guest.type(label, words);
  await guest.type('Card number', testCards.succeeds);
  await guest.type('Expiration date', '1234');
  await guest.type('CVC', '123');
  await picture('payment');
  await guest.press('Complete');
  await guest.sees('You’re booked, Flora!');
  expect(await guest.address()).toMatch(/\/stay\/[\w-]{43}$/);
  await picture('stay');
  const { text } = await mailbox.onlyEmailTo(flora.email);
  expect(text).toMatch(/\b[A-Z0-9]{8}\b/);
  expect(guest.errors()).toEqual([]);
});

test('a guest reserves without a card', async ({ guest, size, stack, mailbox, picture }) => {
  const wanda = guestNamed('Wanda');
  await guest.open(stack.urls.site);
  await goToPayment(guest, size, [7, 8], wanda);
  await guest.choose('Venmo or Cash App');
  await guest.sees('How can we reach you about payment?');
  await guest.press('Complete');
  await guest.sees('Booking Reserved!');
  await picture('reserved');
  await mailbox.onlyEmailTo(wanda.email);
  expect(guest.errors()).toEqual([]);
});

test('a parent gets a code on the childcare page', async ({ guest, stack, mailbox, picture }) => {
  const dana = guestNamed('Dana');
  await guest.open(`${stack.urls.site}/childcare`);
  await guest.press('Cover my babysitter');
  await picture('childcare');
  await guest.type('First name', dana.firstName);
  await guest.type('Last name', dana.lastName);
  await guest.type('Email', dana.email);
  await guest.press('Send me my $50 code');
  await guest.sees('Check your email for your code');
  await picture('childcare-done');
  const { text } = await mailbox.onlyEmailTo(dana.email);
  expect(text).toMatch(/ESCAPE-[A-Z0-9]{6}/);
  expect(guest.errors()).toEqual([]);
});
