import { expect, test } from '../fixtures.ts';
import { accessibilityFaults } from '../pages/accessibility.ts';
import { BackOffice } from '../pages/back-office.page.ts';

test('a new host completes the checklist, tries the keys and the mail server, hides it and shows it again', async ({
  page,
  stack,
  mailbox,
}) => {
  await new BackOffice(page).signIn(stack.admin);
  const list = page.getByRole('region', { name: 'Set Up Your Site' });
  const step = (name: string) => list.getByRole('listitem').filter({ hasText: name });
  await expect(list.getByRole('button', { name: 'Choose a Password' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await list.getByRole('button', { name: 'Take real payments' }).press('Enter');
  await list.getByRole('button', { name: 'Test the Keys' }).click();
  await expect(list.getByRole('status')).toHaveText(
    'Test payments work. You still need your own Stripe keys to take real ones.',
  );
  await step('Take real payments').getByRole('button', { name: 'Skip for Now' }).click();
  await expect(step('Take real payments')).toContainText('Skipped');

  await list.getByRole('button', { name: 'Set up your emails' }).click();
  const initialize = list.getByRole('button', { name: 'Initialize Booking Sequence' });
  const isOn = list.getByText('after it are on.');
  // An earlier journey on this stack may have done it.
  await expect(initialize.or(isOn)).toBeVisible();
  if (await initialize.isVisible()) await initialize.click();
  await expect(isOn).toBeVisible();
  const address = list.getByLabel('Address for the test email');
  const sends = list.getByRole('button', { name: 'Send a Test Email' });
  const [field, button] = [await address.boundingBox(), await sends.boundingBox()];
  expect(Math.abs((field?.y ?? 0) - (button?.y ?? NaN))).toBeLessThan(1);
  await address.fill('new.host@example.com');
  await sends.click();
  await expect(list.getByRole('status')).toHaveText(
    'Sent. You’ll find it among the emails that your site kept.',
  );
  expect((await mailbox.onlyEmailTo('new.host@example.com')).subject).toMatch(/^Test email from /);

  await list.getByRole('button', { name: 'Connect your other calendars' }).click();
  const noOthers = step('Connect your other calendars').getByRole('button', {
    name: 'I Don’t List Anywhere Else',
  });
  // An earlier journey on this stack may have connected one.
  await expect(noOthers.or(list.getByText('Your site reads at least one calendar'))).toBeVisible();
  if (await noOthers.isVisible()) await noOthers.click();
  await expect(step('Connect your other calendars')).toContainText('Done');

  await list.getByRole('button', { name: 'Check your legal pages' }).click();
  await expect(list.getByLabel('From your settings')).toContainText('Quiet hours');
  await step('Check your legal pages').getByRole('button', { name: 'These Are Right' }).click();
  await expect(step('Check your legal pages')).toContainText('Done');

  await page.setViewportSize({ width: 360, height: 760 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await accessibilityFaults(page)).toEqual([]);

  await list.getByRole('button', { name: 'Hide Checklist' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(list).toBeHidden();
  await page.reload();
  const bringBack = page.getByRole('button', { name: /^Show Setup Checklist \(\d open\)$/ });
  await bringBack.click();
  await expect(list).toBeVisible();
  await step('Take real payments').getByRole('button', { name: 'Do It Now: Take real payments' }).click();
  await expect(step('Take real payments')).toContainText('To do');
});
