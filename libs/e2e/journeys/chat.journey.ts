import { expect, test } from '../fixtures.ts';
import { accessibilityFaults, faultsAtBothWidths } from '../pages/accessibility.ts';
import { ChatPanel } from '../pages/chat.panel.ts';
import { inDays } from './stays.ts';

test('the chat answers, and its link opens the wizard with the dates while the conversation stays', async ({
  page,
  booking,
}) => {
  const chat = new ChatPanel(page);
  await page.goto('/');
  await chat.opener.click();
  await expect(chat.field).toBeFocused();
  await expect(chat.quickQuestions).toHaveCount(6);
  await chat.field.press('Enter');
  await expect(chat.quickQuestions).toHaveCount(6);
  await chat.quickQuestions.first().click();
  await expect(chat.quickQuestions).toHaveCount(0);
  await expect(chat.log).toContainText('$');

  const [checkIn, checkOut] = [inDays(70), inDays(72)];
  await chat.ask(`Is the house free from ${checkIn} to ${checkOut}?`);
  await expect(chat.bookDates).toHaveAttribute('href', `/booking?checkIn=${checkIn}&checkOut=${checkOut}`);
  await chat.log.getByRole('link', { name: /^Book \w+, / }).click();
  await expect(page).toHaveURL(/\/booking/);
  await expect(booking.next).toBeEnabled();
  await expect(chat.log).toContainText(checkOut);

  await page.keyboard.press('Escape');
  await expect(chat.opener).toBeFocused();
  await page.reload();
  await chat.opener.click();
  await expect(chat.log).toContainText(checkOut);
});

test('a question about dates is answered with days to choose a stay from, which opens the wizard', async ({
  page,
  booking,
}) => {
  const chat = new ChatPanel(page);
  await page.goto('/terms-of-service');
  await chat.opener.click();
  const [checkIn, checkOut] = [inDays(74), inDays(76)];
  await chat.ask(`Is it available from ${checkIn} to ${checkOut}?`);
  await expect(chat.stripDays).toHaveCount(14);
  await expect(chat.stripDay(checkIn)).toHaveAccessibleName(/, \d+ dollars, your check-in, asked about$/);
  await expect(chat.stripDay(checkOut)).toHaveAccessibleName(/your check-out, asked about$/);
  await expect(chat.strip).toContainText(/\$[\d,]+\.\d\d in all/);
  await expect(chat.stripDay(inDays(77))).toHaveAccessibleName(/, \d+ dollars, available$/);
  expect(await faultsAtBothWidths(page)).toEqual([]);

  await chat.stripDay(checkOut).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(chat.bookDates).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(chat.stripDay(inDays(77))).toHaveAccessibleName(/your check-out$/);
  await expect(chat.strip).toContainText(/\$[\d,]+\.\d\d in all/);
  await page.keyboard.press('Tab');
  await expect(chat.bookDates).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/booking\\?checkIn=${inDays(75)}&checkOut=${inDays(77)}$`));
  await expect(booking.next).toBeEnabled();
});

test('the days in the chat begin with the next available night, and are asked for again after a failure', async ({
  page,
}) => {
  const chat = new ChatPanel(page);
  await page.goto('/terms-of-service');
  await page.route('**/api/unavailable-dates', (route) => route.abort());
  await chat.opener.click();
  await chat.quickQuestions.filter({ hasText: 'Which dates are available?' }).click();
  await expect(chat.strip).toContainText('We couldn’t load the calendar.');
  expect(await faultsAtBothWidths(page)).toEqual([]);
  await page.unroute('**/api/unavailable-dates');
  await chat.strip.getByRole('button', { name: 'Try again' }).click();
  await expect(chat.stripDays).toHaveCount(14);
  await expect(chat.stripDays.filter({ hasText: /available$/ })).not.toHaveCount(0);
  const turn = (name: string) => chat.strip.getByRole('button', { name });
  const first = await chat.stripDays.first().getAttribute('data-day');
  await turn('Next two weeks').click();
  await expect(chat.stripDays.first()).not.toHaveAttribute('data-day', first ?? '');
  await expect(turn('Previous two weeks')).toHaveAttribute('aria-disabled', 'false');
  await turn('Previous two weeks').click();
  await expect(chat.stripDays.first()).toHaveAttribute('data-day', first ?? '');
});

test('the chat needs no mouse, and opens though it was called before its script had come', async ({
  page,
}) => {
  const chat = new ChatPanel(page);
  let bringScripts = (): void => undefined;
  const scripts = new Promise<void>((resolve) => (bringScripts = resolve));
  await page.route('**/mf-manifest.json', async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto('/terms-of-service');
  await chat.opener.focus();
  await page.keyboard.press('Enter');
  await expect(chat.opener).toHaveAttribute('aria-expanded', 'false');
  bringScripts();
  await expect(chat.field).toBeFocused();
  await chat.quickQuestions.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(chat.quickQuestions).toHaveCount(0);
  await expect(chat.field).toBeFocused();
  await page.keyboard.type('Is parking included?');
  await expect(chat.send).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(chat.send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chat.log).toContainText('Is parking included?');
  await expect(chat.field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chat.opener).toBeFocused();
});

test('a visitor who asks for a person writes to the house by keyboard, with the conversation so far', async ({
  page,
  mailbox,
}) => {
  const chat = new ChatPanel(page);
  await page.goto('/terms-of-service');
  await chat.opener.click();
  await chat.ask('Can I talk to somebody?');
  await chat.log.getByRole('button', { name: 'Send us a message' }).press('Enter');
  const field = (name: string) => chat.personForm.getByRole('textbox', { name });
  await expect(field('Your name')).toBeFocused();
  await page.keyboard.type('Petra Person');
  await page.keyboard.press('Tab');
  await page.keyboard.type('petra@guests');
  await page.keyboard.press('Enter');
  await expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(field('Email')).toBeFocused();
  expect(await faultsAtBothWidths(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(chat.person).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await field('Email').fill('petra@guests.example.com');
  await field('Message').fill('Is the <b>piano</b> tuned?');
  await field('Message').press('Tab');
  await page.keyboard.press('Enter');
  await expect(chat.log).toContainText('We’ll reply to petra@guests.example.com');
  await expect(chat.field).toBeFocused();
  const { text } = await mailbox.emailWith('stay@lanternhollow.example', 'Petra Person');
  expect(text).toContain('Is the <b>piano</b> tuned?');
  expect(text).toContain('Can I talk to somebody?');
});
