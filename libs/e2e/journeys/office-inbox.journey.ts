import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { accessibilityFaults, faultsAtBothWidths } from '../pages/accessibility.ts';
import { AllBookings } from '../pages/all-bookings.page.ts';
import { BackOffice } from '../pages/back-office.page.ts';
import { inDays } from './stays.ts';

const guest = { name: 'Iris Inbox', email: 'iris@guests.example.com' };
const longName = 'Theodora Featherstonehaugh-Cholmondeley of Lower Slaughter';
const markup = '<b>Hello</b> & <script>alert(1)</script>';

const thread = (page: Page) => page.getByRole('region', { name: 'Thread', exact: true });
const row = (page: Page, name = guest.name) =>
  page.getByRole('region', { name: 'Threads' }).getByRole('link', { name });
const inboxEntry = (page: Page) =>
  page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Inbox' });

test('staff find what a guest wrote, answer with a saved reply, close the thread, and take that back', async ({
  page,
  request,
  staff,
  stack,
  mailbox,
}) => {
  test.slow();
  const [checkInDate, checkOutDate] = [inDays(361), inDays(363)];
  await staff.create('/api/admin/bookings', {
    ...{ guestName: guest.name, email: guest.email },
    ...{ checkInDate, checkOutDate },
  });
  const office = new BackOffice(page);
  await office.enter(stack.admin, 'no-such-page');

  await test.step('a saved reply refuses an unknown variable, and keeps a known one', async () => {
    await page.goto('/admin/inbox?tab=replies');
    await page.getByRole('button', { name: 'Create Saved Reply' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Pets');
    await dialog.getByLabel('Text').fill('Hi {{ guest.shoeSize }}');
    await dialog.getByRole('button', { name: 'Create Saved Reply' }).click();
    await expect(dialog.getByText('Unknown variable: guest.shoeSize')).toBeVisible();
    await dialog.getByLabel('Text').fill('Hi ');
    await dialog.getByLabel('Text').press('End');
    await dialog.getByRole('button', { name: 'Insert variable' }).click();
    await page.getByRole('menuitem', { name: 'Guest’s first name' }).click();
    await expect(dialog.getByLabel('Text')).toHaveValue('Hi {{ guest.firstName }}');
    await dialog.getByLabel('Text').pressSequentially(', pets are welcome.');
    await dialog.getByRole('button', { name: 'Create Saved Reply' }).click();
    await expect(page.getByRole('list', { name: 'Saved replies' })).toContainText('Pets');
    expect(await faultsAtBothWidths(page)).toEqual([]);
  });

  await test.step('a message is unread in the list and beside the entry, and its markup is text', async () => {
    const data = { ...guest, message: markup };
    const headers = { origin: stack.urls.site };
    expect((await request.post('/api/contact', { data, headers })).ok()).toBe(true);
    const long = {
      name: longName,
      email: 'theodora@guests.example.com',
      message: 'متى يمكننا الوصول؟ Check-in at 4?',
    };
    expect((await request.post('/api/contact', { data: long, headers })).ok()).toBe(true);
    await page.goto('/admin/inbox?search=theodora');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const list = await page.getByRole('region', { name: 'Threads' }).getByRole('list').boundingBox();
      const time = await row(page, longName).locator('time').boundingBox();
      expect(time && list && time.x + time.width <= list.x + list.width).toBe(true);
    }
    await row(page, longName).click();
    const rightToLeft = thread(page).getByText(long.message);
    expect(await rightToLeft.evaluate((text) => getComputedStyle(text).direction)).toBe('rtl');
    await page.goto('/admin/inbox?search=iris');
    await expect(row(page)).toContainText('1 new');
    await expect(inboxEntry(page)).toContainText('unread thread');
    expect(await faultsAtBothWidths(page)).toEqual([]);
    await row(page).click();
    await expect(thread(page).getByText(markup)).toBeVisible();
    await expect(thread(page)).toContainText('Contact form');
    await expect(thread(page).getByRole('heading', { name: guest.name })).toBeFocused();
    await expect(row(page)).not.toContainText('1 new');
    expect(await faultsAtBothWidths(page)).toEqual([]);
  });

  await test.step('the reply begins with a saved one, is emailed, and is sent by keyboard', async () => {
    await thread(page).getByRole('button', { name: 'Saved Replies' }).click();
    await page.getByRole('menuitem', { name: 'Pets' }).click();
    const box = thread(page).getByRole('textbox', { name: 'Reply' });
    await expect(box).toHaveValue('Hi Iris, pets are welcome.');
    await box.press('Control+Enter');
    await expect(box).toHaveValue('');
    await expect(thread(page).getByRole('listitem').last()).toContainText('Hi Iris, pets are welcome.');
    await expect
      .poll(async () => (await mailbox.emailsTo(guest.email)).map(({ text }) => text).join('\n'), {
        timeout: 60_000,
      })
      .toContain('Hi Iris, pets are welcome.');
  });

  await test.step('a draft outlives other threads, and leaving the page asks first', async () => {
    const box = thread(page).getByRole('textbox', { name: 'Reply' });
    await box.fill('One more thing');
    await thread(page).getByRole('link', { name: guest.name }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Keep Editing' }).click();
    await expect(box).toHaveValue('One more thing');
    await expect(row(page)).toContainText('Draft');
    await box.fill('');
  });

  await test.step('closing can be undone from its message', async () => {
    await thread(page).getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByText('No threads found')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(page)).toBeVisible();
  });

  await test.step('a thread that is marked as unread stays so', async () => {
    await row(page).click();
    await thread(page).getByRole('button', { name: 'Mark as Unread' }).click();
    await expect(row(page)).toContainText('Unread');
  });

  await test.step('the guest and the booking show the thread', async () => {
    await row(page).click();
    await thread(page).getByRole('link', { name: guest.name }).click();
    await page.getByRole('tab', { name: 'Messages' }).click();
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('pets are welcome');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.goto(`/admin/bookings?search=${encodeURIComponent(guest.email)}`);
    const card = await new AllBookings(page).viewDetails(guest.name);
    await expect(card.getByRole('list', { name: 'Messages' })).toContainText('pets are welcome');
    await expect(card.getByRole('link', { name: 'Open in Inbox' })).toBeVisible();
  });
});

test('staff write first, read it on a phone, and choose what they are emailed about', async ({
  page,
  staff,
  stack,
}) => {
  test.slow();
  const guestName = 'Otto Outbox';
  const email = 'otto@guests.example.com';
  const [checkInDate, checkOutDate] = [inDays(365), inDays(366)];
  await staff.create('/api/admin/bookings', { guestName, email, checkInDate, checkOutDate });
  await new BackOffice(page).enter(stack.admin, `bookings?search=${encodeURIComponent(email)}`);

  await test.step('a message from the booking starts the thread', async () => {
    const card = await new AllBookings(page).viewDetails(guestName);
    await expect(card.getByText('No messages yet.')).toBeVisible();
    await card.getByRole('button', { name: 'Write Message' }).click();
    const dialog = page.getByRole('dialog', { name: `Message to ${guestName}` });
    await dialog.getByLabel('Message').fill('When will you arrive?');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(card.getByRole('list', { name: 'Messages' })).toContainText('When will you arrive?');
  });

  await test.step('on a phone, the list and the thread are two views, and the keyboard returns', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/admin/inbox?search=otto');
    await expect(thread(page)).toHaveCount(0);
    await row(page, guestName).press('Enter');
    await expect(thread(page)).toContainText('When will you arrive?');
    await expect(row(page, guestName)).toBeHidden();
    await thread(page).getByRole('button', { name: 'Back to Threads' }).press('Enter');
    await expect(row(page, guestName)).toBeFocused();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('notices are kept', async () => {
    await page.goto('/admin/inbox?tab=notices');
    await page.getByLabel('Cancellation').selectOption('In the digest');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Notices saved').first()).toBeVisible();
    expect(await faultsAtBothWidths(page)).toEqual([]);
    await page.reload();
    await expect(page.getByLabel('Cancellation')).toHaveValue('digest');
  });
});
