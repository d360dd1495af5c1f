import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { accessibilityFaults, faultsAtBothWidths } from '../pages/accessibility.ts';
import { BackOffice } from '../pages/back-office.page.ts';
import { GuestCrm } from '../pages/guest-crm.page.ts';

/** Somebody who writes to the house becomes a guest. */
async function writes(request: APIRequestContext, name: string, email: string): Promise<void> {
  const data = { name, email, message: `Hello from ${name}` };
  expect((await request.post('/api/contact', { data })).ok()).toBe(true);
}

/** A sequence that staff put guests into by hand; its only email goes out at once. */
async function manualSequence(page: Page, site: string, name: string): Promise<void> {
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/admin/${path}`, { data, headers: { origin: site } });
    expect(answer.ok()).toBe(true);
    return (await answer.json()) as { id: string };
  };
  const sequence = await post('email-sequences', { name, triggerType: 'manual', isActive: true });
  const template = await post('email-templates', {
    name: `${name} email`,
    subject: 'A night on us, {{ guest.firstName }}',
    htmlContent: '<p>Come back soon.</p>',
  });
  const step = { stepNumber: 1, delayValue: 0, delayUnit: 'hours' };
  await post('sequence-templates', { sequenceId: sequence.id, templateId: template.id, ...step });
}

test('staff find guests, keep the filters in the address, export them, merge two and delete one', async ({
  page,
  request,
  stack,
}) => {
  await writes(request, 'Hazel Brook', 'hazel@guests.example.com');
  await writes(request, 'Hazel Brook', 'hazel.work@guests.example.com');
  await new BackOffice(page).enter(stack.admin, 'crm');
  const crm = new GuestCrm(page);

  await test.step('the search waits for the end of typing and appears in the address', async () => {
    await page.getByRole('searchbox', { name: 'Search guests' }).pressSequentially('hazel brook');
    await expect(page).toHaveURL(/search=hazel\+brook/);
    await crm.says('Showing 2 of 2 guests');
    expect(await accessibilityFaults(page)).toEqual([]);
    await crm.press('More Filters');
    await page.getByRole('textbox', { name: 'Stays, Min' }).fill('3x');
    await expect(page).toHaveURL(/minStays=3/);
    await crm.says('No guests found');
    await crm.says('Try another name, email or phone.');
    await expect(page.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Stays, Min' })).toHaveValue('3');
    await page.getByRole('textbox', { name: 'Stays, Min' }).fill('');
    await crm.says('Showing 2 of 2 guests');
    await crm.press('Sort order: ascending');
    await expect(page).toHaveURL(/sortOrder=desc/);
  });

  await test.step('the filters are saved as a segment, chosen again, and deleted', async () => {
    const chosen = page.getByRole('combobox', { name: 'Segment', exact: true });
    await crm.press('Save as Segment');
    await page.getByRole('textbox', { name: 'Name' }).fill('Hazels');
    await crm.press('Save Segment');
    await expect(chosen).toHaveText(/Hazels/);
    await crm.press('Clear');
    await chosen.selectOption('Hazels');
    await expect(page).toHaveURL(/search=hazel\+brook/);
    await crm.says('Showing 2 of 2 guests');
    expect(await faultsAtBothWidths(page)).toEqual([]);
    await crm.press('Delete Segment');
    await crm.press('Delete');
    await expect(chosen).toBeHidden();
  });

  await test.step('the file has the guests of the list', async () => {
    const download = page.waitForEvent('download');
    await crm.press('Export CSV');
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\d{4}-\d{2}-\d{2}\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    await crm.says('Export successful');
    await page.route('**/api/crm/guests/export**', (route) => route.fulfill({ status: 503 }));
    await crm.press('Export CSV');
    await crm.says('Failed to export guest data. Please try again.');
  });

  await test.step('two who are one are merged after a look at what moves', async () => {
    await crm.find('hazel@guests');
    await crm.act('Hazel Brook', 'Merge');
    const dialog = crm.dialog('Merge Guests');
    await crm.choose(dialog, 'Guest to merge in', 'hazel.work@guests.example.com');
    await expect(dialog.getByRole('region', { name: 'What moves' })).toContainText('Messages1');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Merge Guests' }).click();
    await crm.says('Guests merged successfully');
    await crm.find('hazel brook');
    await crm.says('Showing 1 of 1 guests');
  });

  await test.step('deleting asks first', async () => {
    await crm.act('Hazel Brook', 'Delete');
    const dialog = crm.dialog('Delete Guest');
    await expect(dialog).toContainText(
      'Are you sure you want to delete the guest? This action cannot be undone and will remove all associated notes, events, and booking history.',
    );
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await crm.says('Guest Deleted');
    await crm.says('No guests found');
  });
});

test('a guest is read, corrected, noted, emailed by hand, paused and erased', async ({
  page,
  request,
  stack,
  mailbox,
}) => {
  test.slow();
  const email = 'rowan@guests.example.com';
  await writes(request, 'Rowan Hill', email);
  await new BackOffice(page).enter(stack.admin, 'crm?search=rowan');
  await manualSequence(page, stack.urls.site, 'Winter greeting');
  const crm = new GuestCrm(page);
  await crm.view('Rowan Hill');
  await expect(crm.panel('Email Sequence')).toContainText('Not started');
  await expect(crm.panel('Booking History')).toContainText('No bookings yet');
  await expect(crm.panel('Timeline')).toContainText('Hello from Rowan Hill');
  expect(await accessibilityFaults(page)).toEqual([]);

  await test.step('details are read-only until they are edited, and told why they are refused', async () => {
    await crm.turnTo('Details');
    await expect(page.getByRole('textbox', { name: 'First Name' })).toHaveCount(0);
    await crm.press('Edit Details');
    const form = crm.panel('Guest Information');
    await form.getByLabel('First Name', { exact: true }).fill('');
    await form.getByLabel('Last Name', { exact: true }).fill(' ');
    await form.getByLabel('Email', { exact: true }).fill('rowan');
    await crm.press('Save Changes');
    for (const fault of ['First name is required', 'Last name is required', 'Valid email is required']) {
      await crm.says(fault);
    }
    expect(await accessibilityFaults(page)).toEqual([]);
    await crm.press('Cancel');
    await crm.dialog('Discard your changes?').getByRole('button', { name: 'Keep Editing' }).click();
    await form.getByLabel('First Name', { exact: true }).fill('Robin');
    await form.getByLabel('Last Name', { exact: true }).fill('Hill');
    await form.getByLabel('Email', { exact: true }).fill(email);
    await form.getByLabel('Tags').fill('vip');
    await crm.press('Save Changes');
    await crm.says('Guest information updated successfully');
    await expect(page.getByRole('button', { name: 'Edit Details' })).toBeFocused();
    await expect(form).toContainText('Robin');
  });

  await test.step('a note counts and shows its author', async () => {
    await crm.turnTo('Notes (0)');
    const add = crm.panel('Add Note').getByRole('button', { name: 'Add Note' });
    await page.getByRole('textbox', { name: 'New note' }).fill('   ');
    await expect(add).toBeDisabled();
    await page.getByRole('textbox', { name: 'New note' }).fill('Likes the corner table');
    await add.click();
    await crm.says('Note added successfully');
    await expect(page.getByRole('textbox', { name: 'New note' })).toBeFocused();
    await expect(page.getByRole('tab', { name: 'Notes (1)' })).toBeVisible();
    await expect(crm.panel('Notes')).toContainText('Likes the corner tableAdmin');
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('a sequence shows what it sends before it does', async () => {
    await crm.turnTo('Overview');
    await crm.press('Add to a Sequence');
    const dialog = crm.dialog('Add to a Sequence');
    await dialog.getByRole('combobox', { name: 'Sequence' }).click();
    await page.getByTitle('Winter greeting').click();
    await expect(dialog.getByRole('list', { name: 'Emails of the sequence' })).toContainText('A night on us');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add Guest' }).click();
    await crm.says('Guest added to the sequence');
    await expect
      .poll(async () => (await mailbox.emailsTo(email)).map(({ subject }) => subject), { timeout: 60_000 })
      .toContain('A night on us, Robin');
    await crm.press('Pause Emails');
    await crm.says('Sequence emails paused');
    await expect(crm.panel('Email Sequence')).toContainText('Paused since');
    await crm.press('Resume Emails');
    await expect(page.getByRole('button', { name: 'Pause Emails' })).toBeVisible();
  });

  await test.step('who asks to be forgotten is, once the address is typed', async () => {
    await crm.turnTo('Details');
    await crm.press('Erase Personal Data');
    const dialog = crm.dialog('Erase Personal Data');
    const erase = dialog.getByRole('button', { name: 'Erase Permanently' });
    await dialog.getByRole('textbox').fill('somebody@else.example.com');
    await expect(erase).toBeDisabled();
    await dialog.getByRole('textbox').fill(email);
    expect(await accessibilityFaults(page)).toEqual([]);
    await erase.click();
    await crm.says('Personal data erased');
    await expect(page).toHaveURL(/\/admin\/crm$/);
    await crm.find('hill');
    await crm.says('No guests found');
  });

  await page.goto('/admin/crm/nobody');
  await crm.says('Failed to load guest details');
  await page.getByRole('link', { name: 'Back to Guest List' }).click();
  await expect(page).toHaveURL(/\/admin\/crm$/);
});
