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
  const link = chat.log.locator(`a[href*="checkIn=${checkIn}"]`);
  await link.click();
  await expect(page).toHaveURL(/\/booking/);
  await expect(booking.next).toBeEnabled();
  await expect(chat.log).toContainText(checkOut);

  await page.keyboard.press('Escape');
  await expect(chat.opener).toBeFocused();
  await page.reload();
  await chat.opener.click();
  await expect(chat.log).toContainText(checkOut);
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
