import { expect, test } from '../fixtures.ts';
import { faultsAtBothWidths } from '../pages/accessibility.ts';
import { tabTo, typeAddressAndCard, typeInto } from '../pages/keyboard.ts';
import { guestNamed, inDays } from './stays.ts';

test('the whole booking goes by keyboard alone', async ({ page, booking }) => {
  const nora = guestNamed('Nora');
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  const type = (label: string, text: string) => typeInto(page, label, text);

  await booking.open();
  await expect(page.getByRole('grid').first()).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Next month' }));
  await press('Tab', 'PageDown', 'PageDown', 'PageDown', 'PageDown', 'End', 'Home', 'ArrowDown');
  await press('Enter', 'ArrowRight', 'ArrowRight');
  await expect(page.getByText(/^2 nights:/)).toBeVisible();
  await press('Enter');
  await expect(booking.next).toBeEnabled();
  await tabTo(page, booking.next);
  await press('Enter');

  await booking.isAt('details');
  await expect(page.getByRole('heading', { level: 2, name: 'Who is coming?' })).toBeFocused();
  await type('First name', nora.firstName);
  await type('Last name', nora.lastName);
  await type('Email', nora.email);
  await type('Phone', nora.phone);
  await tabTo(page, booking.next);
  await press('Enter');

  await booking.isAt('addOns');
  await tabTo(page, page.getByRole('checkbox', { name: 'Romance Package' }));
  await press('Space');
  await tabTo(page, booking.next);
  await press('Enter');

  await booking.isAt('payment');
  await expect(booking.heldFor).toBeVisible();
  await typeAddressAndCard(page);
  await tabTo(page, booking.complete);
  await press('Enter');
  await expect(page.getByText('Booking Confirmed!').first()).toBeVisible();
});

test('no step or state has an accessibility fault', async ({ page, booking, stack }) => {
  test.slow();
  const check = async (state: string) => expect(await faultsAtBothWidths(page), state).toEqual([]);
  /** Holds the answers of a call back until its loading state was looked at. */
  const whileWaitingFor = async (call: string, step: () => Promise<void>, words: string) => {
    let answer = (): void => undefined;
    const told = new Promise<void>((resolve) => (answer = resolve));
    await page.route(call, async (route) => {
      await told;
      await route.continue();
    });
    await step();
    await expect(page.getByText(words)).toBeVisible();
    await check(words);
    answer();
    await expect(page.getByText(words)).toBeHidden();
    await page.unroute(call);
  };
  // The page of a guest with a hold comes without nights.
  await page.context().addCookies([{ name: 'hold', value: 'ended', url: stack.urls.site }]);
  await page.route('**/api/unavailable-dates', (route) => route.fulfill({ status: 503 }));
  await booking.open();
  await expect(page.getByText('We couldn’t load the calendar')).toBeVisible();
  await check('no calendar');
  await page.unroute('**/api/unavailable-dates');
  const stay = `/booking?checkIn=${inDays(116)}&checkOut=${inDays(118)}`;
  await whileWaitingFor(
    '**/api/unavailable-dates',
    async () => void (await page.goto(stay)),
    'Loading the calendar…',
  );
  await (await booking.day(inDays(115))).hover();
  await check('dates');
  await booking.next.click();
  await page.getByLabel('Email').fill('nobody@nowhere');
  await page.getByLabel('Phone').focus();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await check('details with a fault');
  await booking.giveDetails(guestNamed('Olga'));
  await booking.next.click();
  const addOn = page.getByRole('checkbox', { name: 'Arrive in Style' });
  await expect(addOn).toBeVisible();
  await whileWaitingFor('**/api/addon-services', async () => void (await page.reload()), 'Loading extras…');
  await addOn.check();
  await check('add-ons');
  await page.context().setOffline(true);
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await check('offline');
  await page.context().setOffline(false);
  await whileWaitingFor(
    '**/api/create-booking-payment-intent',
    () => booking.next.click(),
    'Preparing your booking',
  );
  await expect(booking.heldFor).toBeVisible();
  await expect(page.getByLabel('Card number')).toBeVisible();
  await booking.complete.click();
  await expect(page.getByText('City is required')).toBeVisible();
  await check('payment by card with faults');
  await page.getByRole('radio', { name: /Venmo or Cash App/ }).check();
  await expect(booking.complete).toBeEnabled();
  await check('payment by another way');
  await booking.complete.click();
  await expect(page.getByRole('dialog', { name: 'Booking Reserved!' })).toBeVisible();
  await check('reserved');
});
