import { expect, test } from '../fixtures.ts';
import { accessibilityFaults } from '../pages/accessibility.ts';
import { BackOffice } from '../pages/back-office.page.ts';
import { EmailOffice } from '../pages/email-office.page.ts';
import { EmailApi } from '../pages/email-api.ts';
import { inDays } from './stays.ts';

test('a sequence is made with a key of its name, refused twice, ordered by keyboard and tried for a guest', async ({
  page,
  stack,
}) => {
  test.slow();
  const guest = { name: 'Vera Lind', email: 'vera.lind@example.com' };
  await page.request.post('/api/contact', { data: { ...guest, message: 'Is the lake warm in May?' } });
  await new BackOffice(page).enter(stack.admin, 'dashboard');
  await new EmailApi(page.request, stack.urls.site).dropSequences();
  await page.goto('/admin/emails');
  const office = new EmailOffice(page);
  await expect(page.getByText('No email sequences found')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await office.press('Initialize Booking Sequence');
  await office.seesToast('Booking sequence initialized with existing email templates');

  await office.press('Create Sequence');
  const creating = office.dialog('Create Sequence');
  await creating.getByLabel('Name').pressSequentially('Win Back, 2nd Try!');
  await expect(creating.getByLabel('Sequence Key')).toHaveValue('win_back_2nd_try');
  await creating.getByRole('combobox', { name: 'Trigger' }).selectOption('Days after booking');
  await creating.getByRole('button', { name: 'Create Sequence' }).click();
  await expect(
    creating.getByText('Days value is required for time-based triggers and must be greater than 0'),
  ).toBeVisible();
  await creating.getByLabel('Days', { exact: true }).fill('3');
  await creating.getByLabel('Sequence Key').fill('booking_sequence');
  await creating.getByRole('button', { name: 'Create Sequence' }).click();
  await office.seesToast('Sequence key already exists');
  await creating.getByLabel('Sequence Key').fill('win_back');
  await creating.getByRole('button', { name: 'Create Sequence' }).click();
  await office.seesToast('Email sequence created successfully');
  await expect(office.sequence('Win Back, 2nd Try!')).toContainText('3 days after booking');

  await office.sequence('Booking Sequence').getByRole('button', { name: 'Build Sequence' }).click();
  const builder = office.dialog('Sequence Builder');
  await builder.getByRole('button', { name: 'Move Thank you for booking' }).focus();
  // The Escape that puts a lifted step back leaves the builder open.
  for (const [key, told] of [
    ['Space', 'Thank you for booking is at step 1 of 6.'],
    ['ArrowDown', 'Thank you for booking is at step 2 of 6.'],
    ['Escape', 'Thank you for booking was not moved.'],
    ['Space', 'Thank you for booking is at step 1 of 6.'],
    ['ArrowDown', 'Thank you for booking is at step 2 of 6.'],
    ['Space', 'Thank you for booking moved to step 2 of 6.'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('status').filter({ hasText: told })).toBeAttached();
    await office.listensToKeys();
  }
  const reordered = page.getByText('Templates reordered successfully', { exact: true }).first();
  // The sequence is active: where other journeys on this stack brought guests for it, staff are asked first.
  const asked = office.dialog('Move this step?').getByRole('button', { name: 'Move Step' });
  await expect(reordered.or(asked)).toBeVisible();
  if (await asked.isVisible()) await asked.click();
  await expect(reordered).toBeVisible();
  expect((await office.stepsOf(builder)).slice(0, 2)).toEqual(['Plan your stay', 'Thank you for booking']);
  await expect(builder.getByRole('listitem').nth(1), 'as it is immediate').toContainText(
    'Sent before step 1',
  );
  expect(await accessibilityFaults(page)).toEqual([]);
  await builder.getByRole('button', { name: 'Close' }).click();

  await page.getByText('Flow', { exact: true }).click();
  const end = page.getByRole('img', { name: /^Flow of / }).getByText('Complete');
  await expect(end).toBeAttached();
  await end.scrollIntoViewIfNeeded();
  await expect(end, 'the whole of it is drawn').toBeInViewport({ ratio: 1 });
  const list = page.getByRole('list', { name: 'Steps of' });
  await office.choose(page.getByRole('main'), 'Sequence', 'Booking Sequence');
  await expect(list.getByRole('listitem').first()).toContainText('1 day before check-in');
  await expect(list.getByRole('listitem').nth(3)).toContainText('1 day before arrival, 9:00 AM');
  await expect(list.getByRole('listitem').last()).toContainText('Complete');
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByText('Grid', { exact: true }).click();
  await office.sequence('Win Back, 2nd Try!').getByRole('button', { name: 'View Details' }).click();
  const details = office.dialog('Win Back, 2nd Try!');
  await expect(details.getByRole('group', { name: 'Emails Sent' })).toContainText('0');
  await office.chooseGuest(details, 'Guest for the timeline', guest.name);
  await expect(details.getByText('This guest wouldn’t get any emails from this sequence')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('a sequence is switched off, changed, duplicated and deleted', async ({ page, stack }) => {
  const office = new EmailOffice(page);
  await new BackOffice(page).enter(stack.admin, 'emails');
  await new EmailApi(page.request, stack.urls.site).keepSequence('Autumn letters', 'Autumn letter');
  await page.reload();
  const card = office.sequence(/^Autumn letters$/);
  await card.getByRole('button', { name: 'Deactivate' }).click();
  await expect(card).toContainText('Inactive');
  await card.getByRole('button', { name: 'Activate' }).click();
  await expect(card.getByRole('button', { name: 'Deactivate' })).toBeVisible();

  await card.getByRole('button', { name: 'Edit' }).click();
  const editing = office.dialog('Edit Sequence');
  await editing.getByLabel('Description').fill('For the grey months');
  await editing.getByLabel('Name').fill('');
  await editing.getByRole('button', { name: 'Save Changes' }).click();
  await expect(editing.getByLabel('Name')).toHaveAccessibleDescription('Name is required');
  await editing.getByLabel('Name').fill('Autumn letters');
  await expect(editing.getByLabel('Sequence Key')).toHaveValue('autumn_letters');
  await editing.getByLabel('Sequence Key').fill('');
  await editing.getByLabel('Name').press('End');
  await expect(editing.getByLabel('Sequence Key'), 'made from the name while it is empty').toHaveValue(
    'autumn_letters',
  );
  await editing.getByLabel('Name').pressSequentially(' 2');
  await expect(editing.getByLabel('Sequence Key')).toHaveValue('autumn_letters_2');
  await editing.getByLabel('Name').fill('Autumn letters');
  await expect(editing.getByLabel('Sequence Key')).toHaveValue('autumn_letters');
  await editing.getByRole('button', { name: 'Save Changes' }).click();
  await office.seesToast('Email sequence updated successfully');
  await expect(card).toContainText('For the grey months');

  await card.getByRole('button', { name: 'Duplicate' }).click();
  await office.seesToast('Email sequence duplicated successfully');
  const copy = office.sequence(/^Autumn letters .*copy/i);
  await expect(copy).toContainText('Inactive');
  await expect(copy).toContainText('1 template');
  await copy.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await office.seesToast('Email sequence deleted successfully');
  await expect(copy).toHaveCount(0);
  await expect(card).toBeVisible();
});

test('activating a sequence and moving its step show first who is emailed, and an email of a booking is resent', async ({
  page,
  stack,
  mailbox,
}) => {
  test.slow();
  const office = new EmailOffice(page);
  await new BackOffice(page).enter(stack.admin, 'emails');
  const email = 'audience.guest@guests.example.com';
  const write = async (path: string, data: object): Promise<string> => {
    const answer = await page.request.post(path, { data, headers: { origin: stack.urls.site } });
    expect(answer.ok(), `${path} ${answer.status()}`).toBe(true);
    return ((await answer.json()) as { id: string }).id;
  };
  await write('/api/admin/bookings', {
    guestName: 'Audience Guest',
    email,
    checkInDate: inDays(356),
    checkOutDate: inDays(358),
    numberOfGuests: 2,
    addOnIds: [],
    packageIds: [],
  });
  await expect
    .poll(async () => (await mailbox.emailsTo(email)).length, { timeout: 60_000 })
    .toBeGreaterThan(0);
  const desk = new EmailApi(page.request, stack.urls.site);
  const sequenceId = await write('/api/admin/email-sequences', {
    name: 'Before the stay',
    triggerType: 'booking_confirmed',
    isActive: false,
  });
  for (const [index, name] of ['Welcome letter', 'Packing list'].entries())
    await write('/api/admin/sequence-templates', {
      sequenceId,
      templateId: await desk.keepTemplate(name),
      stepNumber: index + 1,
      delayValue: 2 + 3 * index,
      delayUnit: 'days',
    });
  await page.reload();
  const card = office.sequence('Before the stay');
  const question = office.dialog('Email guests who have already booked?');
  await card.getByRole('button', { name: 'Activate', exact: true }).click();
  await expect(question.getByRole('list', { name: 'Recipients' })).toContainText('Audience');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(card).toContainText('Inactive');
  await card.getByRole('button', { name: 'Activate', exact: true }).click();
  await question.getByRole('button', { name: 'Email These Guests' }).click();
  await expect(card.getByRole('button', { name: 'Deactivate' })).toBeVisible();

  await card.getByRole('button', { name: 'Build Sequence' }).click();
  const builder = office.dialog('Sequence Builder');
  const moving = office.dialog('Move this step?');
  const moveFirstDown = async (): Promise<void> => {
    await builder.getByRole('button', { name: 'Move Welcome letter' }).focus();
    for (const key of ['Space', 'ArrowDown', 'Space']) {
      await page.keyboard.press(key);
      await office.listensToKeys();
    }
    await expect(moving.getByRole('list', { name: 'Recipients' })).toContainText('Audience');
  };
  await moveFirstDown();
  await moving.getByRole('button', { name: 'Cancel' }).click();
  await expect(moving).toBeHidden();
  expect(await office.stepsOf(builder)).toEqual(['Welcome letter', 'Packing list']);
  await moveFirstDown();
  await moving.getByRole('button', { name: 'Move Step' }).click();
  await office.seesToast('Templates reordered successfully');
  expect(await office.stepsOf(builder)).toEqual(['Packing list', 'Welcome letter']);
  await builder.getByRole('button', { name: 'Close' }).click();

  await page.goto('/admin/bookings?search=Audience');
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'View Details' }).click();
  await page
    .getByRole('button', { name: /^Resend / })
    .first()
    .click();
  const resending = office.dialog(/^Resend /);
  await resending.getByRole('button', { name: 'Resend' }).click();
  await office.seesToast('Email is on its way');
});
