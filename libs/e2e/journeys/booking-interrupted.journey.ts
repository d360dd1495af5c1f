import type { Route } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { faultsAtBothWidths } from '../pages/accessibility.ts';
import { guestNamed, inDays } from './stays.ts';

test('a refresh in any step loses nothing, and the back button goes through the steps', async ({
  page,
  booking,
}) => {
  const kai = guestNamed('Kai');
  await booking.openWithDates([inDays(100), inDays(102)]);
  await page.reload();
  await expect(page.getByText(/^2 nights:/)).toBeVisible();
  await booking.next.click();
  await booking.giveDetails(kai);
  await page.getByLabel('Special requests').fill('Quiet, please');
  await page.reload();
  await expect(page.getByLabel('Special requests')).toHaveValue('Quiet, please');
  await booking.next.click();
  await page.getByRole('checkbox', { name: 'Fire Pit Evening' }).check();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Fire Pit Evening' })).toBeChecked();
  await booking.next.click();
  await expect(booking.heldFor).toBeVisible();
  await page.getByLabel('City').fill('Atlanta');
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Atlanta');
  await expect(booking.heldFor).toBeVisible();

  await page.goBack();
  await booking.isAt('addOns');
  await page.goBack();
  await booking.isAt('details');
  await expect(page.getByLabel('First name')).toHaveValue('Kai');
  await page.goBack();
  await booking.isAt('dates');
  await page.goForward();
  await booking.isAt('details');
  await page.getByRole('button', { name: 'Previous' }).click();
  await booking.isAt('dates');

  await page.goto('/');
  await page.getByRole('link', { name: 'Book Now' }).first().click();
  await expect(page.getByText(/^2 nights:/)).toBeVisible();
});

test('a refresh while the hold is being made does not lose its dates to itself', async ({
  page,
  booking,
  context,
}) => {
  await booking.openWithDates([inDays(174), inDays(175)]);
  let heard = (): void => undefined;
  const made = new Promise<void>((resolve) => (heard = resolve));
  const answerNever = async (route: Route) => {
    await route.fetch();
    heard();
  };
  await page.route('**/api/create-booking-payment-intent', answerNever, { times: 1 });
  await booking.goOnToPayment(guestNamed('Nils'));
  await made;
  // It came with the answer that the browser did not hear.
  await context.clearCookies({ name: 'hold' });
  await page.reload();
  await expect(booking.heldFor).toBeVisible();
  await expect(page.getByText('Dates Unavailable')).toBeHidden();
});

test('offline in the middle: shown clearly, nothing lost, and it continues automatically', async ({
  page,
  booking,
  context,
}) => {
  const lea = guestNamed('Lea');
  await booking.openWithDates([inDays(104), inDays(106)]);
  await booking.next.click();
  await booking.giveDetails(lea);
  await booking.next.click();
  await booking.isAt('addOns');
  await context.setOffline(true);
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await booking.next.click();
  await booking.isAt('payment');
  await expect(booking.complete).toBeDisabled();
  await context.setOffline(false);
  await expect(page.getByText('You’re offline.')).toBeHidden();
  await expect(booking.heldFor).toBeVisible({ timeout: 20_000 });
  await expect(booking.complete).toBeEnabled();
});

test('a hold is made once though its answer is lost, renewed on demand, and made again when it is over', async ({
  page,
  booking,
}) => {
  await page.clock.install();
  const keys: (string | undefined)[] = [];
  await page.route('**/api/create-booking-payment-intent', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await booking.openWithDates([inDays(108), inDays(109)]);
  await booking.goOnToPayment(guestNamed('Mia'));
  await expect(booking.heldFor).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);

  const renew = page.getByRole('button', { name: 'Keep holding' });
  await expect(renew).toBeHidden();
  await page.clock.fastForward('11:00');
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^3:|^4:0/);
  await renew.click();
  await expect(timer).toHaveText(/^1[45]:/);
  expect(keys[2]).not.toBe(keys[0]);

  await page.clock.fastForward('13:30');
  await expect(page.getByText('Less than two minutes left.')).toBeVisible();
  expect(await faultsAtBothWidths(page), 'last call').toEqual([]);
  await page.clock.fastForward('02:00');
  await expect(page.getByText('We’re no longer holding your dates.')).toBeVisible();
  expect(await faultsAtBothWidths(page), 'over').toEqual([]);
  await expect(booking.complete).toBeDisabled();
  await page.getByRole('button', { name: 'Hold my dates again' }).click();
  await expect(timer).toHaveText(/^1[45]:/);
});
