import { expect, test } from '../fixtures.ts';
import { accessibilityFaults, faultsAtBothWidths } from '../pages/accessibility.ts';
import { ChatPanel } from '../pages/chat.panel.ts';

test('the public pages have no accessibility faults', async ({ page }) => {
  for (const path of ['/', '/childcare', '/privacy-policy', '/terms-of-service', '/nowhere']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    if (path === '/') await page.getByRole('button', { name: 'Read More Reviews' }).click();
    expect(await faultsAtBothWidths(page), path).toEqual([]);
  }
});

test('neither has the chat, open or answered, nor the signup with its faults, its refusal or its thanks', async ({
  page,
}) => {
  const chat = new ChatPanel(page);
  const submit = page.getByRole('button', { name: 'Send me my $50 code' });
  await page.goto('/childcare');
  await submit.click();
  await expect(page.getByText('First name is required')).toBeVisible();
  expect(await faultsAtBothWidths(page), 'faults').toEqual([]);
  await chat.opener.click();
  await expect(chat.field).toBeFocused();
  expect(await faultsAtBothWidths(page), 'chat').toEqual([]);
  await chat.ask('Is there a hot tub?');
  await expect(chat.log).toContainText('hot tub for 2');
  expect(await faultsAtBothWidths(page), 'answered').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByLabel('First name').fill('Abe');
  await page.getByLabel('Last name').fill('Lee');
  await page.getByLabel('Email').fill('abe@guests.example');
  await page.route('**/api/newsletter/subscribe', (route) => route.abort(), { times: 1 });
  await submit.click();
  await expect(
    page.getByText('We couldn’t reach our server. Please check your connection and try again.').first(),
  ).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Abe');
  const refusal = { status: 503, body: 'Away' };
  await page.route('**/api/newsletter/subscribe', (route) => route.fulfill(refusal), { times: 1 });
  await submit.click();
  await expect(page.getByText('Oops!').first()).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Abe');
  expect(await faultsAtBothWidths(page), 'refused').toEqual([]);
  await submit.click();
  await expect(page.getByRole('heading', { name: 'Check your email for your code' })).toBeInViewport();
  expect(await faultsAtBothWidths(page), 'thanks').toEqual([]);
});

test('nor has the contact form with its faults, or the dialog that thanks for a message', async ({
  page,
}) => {
  await page.goto('/#contact');
  const form = page.getByRole('form', { name: 'Get in Touch' });
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText('Name is required')).toBeVisible();
  expect(await faultsAtBothWidths(page), 'faults').toEqual([]);
  await form.getByLabel('Your name').fill('Noor');
  await form.getByLabel('Email').fill('noor.a11y@guests.example');
  await form.getByLabel('Message').fill('Is there a crib?');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  expect(await faultsAtBothWidths(page), 'thanks').toEqual([]);
});

test('neither has the open menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('nor a page whose scripts are on their way, which says what it waits for', async ({ page }) => {
  let letScriptsCome = (): void => undefined;
  const told = new Promise<void>((resolve) => (letScriptsCome = resolve));
  await page.route('**/*.js', async (route) => {
    await told;
    await route.continue();
  });
  await page.goto('/booking', { waitUntil: 'commit' });
  await expect(page.getByText('Loading the calendar…').first()).toBeVisible();
  expect(await faultsAtBothWidths(page), 'booking').toEqual([]);
  await page.goto('/childcare', { waitUntil: 'commit' });
  await page.getByLabel('First name').fill('Dana');
  await expect(page.getByRole('button', { name: 'One moment…' })).toBeDisabled();
  expect(await faultsAtBothWidths(page), 'signup').toEqual([]);
  letScriptsCome();
  await page.getByRole('button', { name: 'Send me my $50 code' }).click();
  await expect(page.getByText('Last name is required')).toBeVisible({ timeout: 15_000 });
  // What was typed before is still there.
  await expect(page.getByLabel('First name')).toHaveValue('Dana');
});
