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
  const friday = addDays(mondayAfter(160), 4);
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

test('who asked for less motion sees the still, and may start the film', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/childcare');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('video')).toHaveJSProperty('paused', true);
  await page.getByRole('button', { name: 'Play the film' }).click();
  await expect(page.getByRole('button', { name: 'Pause the film' })).toBeVisible();
});
