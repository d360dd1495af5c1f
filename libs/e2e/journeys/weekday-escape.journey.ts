import { addDays } from '@getaway/kernel/calendar-date';
import { expect, test } from '../fixtures.ts';
import { guestNamed, mondayAfter } from './stays.ts';

test('a signup brings an email whose link applies the code, for weekday nights only', async ({
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
  await expect(page.getByRole('heading', { name: 'Check your email for your code' })).toBeFocused();
  await page.getByRole('button', { name: 'Continue Reading' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('');

  const { text } = await mailbox.onlyEmailTo('dana.lee@guests.example');
  const code = /ESCAPE-[A-Z0-9]{6}/.exec(text)?.[0] ?? 'no code';
  expect(text).toContain(`/booking?promo=${code}`);
  await page.goto(`/booking?promo=${code}`);
  await expect(page.getByText(`Code ${code}: $50 off`)).toBeVisible();
  const friday = addDays(mondayAfter(160), 4);
  await booking.chooseDates(friday, addDays(friday, 1));
  const why = page.getByText(`Code ${code}: This code is for Monday through Thursday nights only.`);
  await expect(why).toBeVisible();
  await page.reload();
  await expect(why).toBeVisible();
  await booking.goOnToPayment(guestNamed('Dana'));
  await expect(page.getByLabel('Promotion code')).toHaveValue(code);

  await booking.openWithDates([addDays(friday, 3), addDays(friday, 4)]);
  await expect(page.getByText('Promotion Code Applied!').first()).toBeVisible();
  await booking.goOnToPayment(guestNamed('Dana'));
  await expect(page.getByText('−$50')).toBeVisible();
});

test('who asked for less motion sees the still, and may start the film', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/childcare');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('video')).toHaveJSProperty('paused', true);
  await page.getByRole('button', { name: 'Play the video' }).click();
  await expect(page.getByRole('button', { name: 'Pause the video' })).toBeVisible();
});
