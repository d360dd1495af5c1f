import { addDays } from '@getaway/kernel/calendar-date';
import { expect, test } from '../fixtures.ts';
import { guestNamed, mondayAfter } from './stays.ts';

test('a signup brings a mail whose link fills the code in, until the payment and for weekdays only', async ({
  page,
  mailbox,
  booking,
}) => {
  await page.goto('/childcare');
  await page.getByRole('link', { name: 'Cover my babysitter' }).click();
  await expect(page.getByRole('heading', { name: 'Get your $50 code' })).toBeInViewport();
  const submit = page.getByRole('button', { name: 'Send me my $50 code' });
  await submit.click();
  await expect(page.getByText('First name is required')).toBeVisible();
  await expect(page.getByText('Last name is required')).toBeVisible();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();

  await page.getByLabel('First name').fill('Dana');
  await page.getByLabel('Last name').fill('Lee');
  await page.getByLabel('Email').fill('dana.lee@guests.example');
  await submit.click();
  await expect(page.getByText('Success!').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your code is in your mail' })).toBeFocused();
  await page.getByRole('button', { name: 'Continue Reading' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('');

  const { text } = await mailbox.onlyMailTo('dana.lee@guests.example');
  const code = /ESCAPE-[A-Z0-9]{6}/.exec(text)?.[0] ?? 'no code';
  expect(text).toContain(`/booking?promo=${code}`);
  await page.goto(`/booking?promo=${code}`);
  const friday = addDays(mondayAfter(98), 4);
  await booking.chooseDates(friday, addDays(friday, 1));
  await booking.goOnToPayment(guestNamed('Dana'));
  const field = page.getByLabel('Promotion code');
  await expect(field).toHaveValue(code);
  await page.reload();
  await expect(field).toHaveValue(code);
  await field.press('Enter');
  await expect(page.getByText('This code is for Monday to Thursday nights.')).toBeVisible();

  await booking.openWithDates([addDays(friday, 3), addDays(friday, 4)]);
  await booking.goOnToPayment(guestNamed('Dana'));
  await expect(field).toHaveValue(code);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Promotion Code Applied!').first()).toBeVisible();
  await expect(page.getByText('−$50')).toBeVisible();
});

test('a refused signup says why and keeps what was typed', async ({ page }) => {
  await page.route('**/api/newsletter/subscribe', (route) => route.fulfill({ status: 503, body: 'Away' }));
  await page.goto('/childcare');
  await page.getByLabel('First name').fill('Dana');
  await page.getByLabel('Last name').fill('Lee');
  await page.getByLabel('Email').fill('dana@guests.example');
  await page.getByRole('button', { name: 'Send me my $50 code' }).click();
  await expect(page.getByText('Oops!').first()).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Dana');
});

test('what is typed before the script is there stays', async ({ page }) => {
  let letScriptsCome = (): void => undefined;
  const told = new Promise<void>((resolve) => (letScriptsCome = resolve));
  await page.route('**/*.js', async (route) => {
    await told;
    await route.continue();
  });
  await page.goto('/childcare', { waitUntil: 'commit' });
  await page.getByLabel('First name').fill('Dana');
  letScriptsCome();
  await page.getByRole('button', { name: 'Send me my $50 code' }).click();
  await expect(page.getByText('Last name is required')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByLabel('First name')).toHaveValue('Dana');
});

test('who asked for less motion sees the still, and may start the film', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/childcare');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('video')).toHaveJSProperty('paused', true);
  await page.getByRole('button', { name: 'Play the film' }).click();
  await expect(page.getByRole('button', { name: 'Pause the film' })).toBeVisible();
});
