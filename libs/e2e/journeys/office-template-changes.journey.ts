import { expect, test } from '../fixtures.ts';
import { accessibilityFaults } from '../pages/accessibility.ts';
import { BackOffice } from '../pages/back-office.page.ts';
import { EmailOffice } from '../pages/email-office.page.ts';
import { EmailApi } from '../pages/email-api.ts';

test('a template is changed and sent to oneself, and the log has it as it was sent', async ({
  page,
  stack,
  mailbox,
}) => {
  const office = new EmailOffice(page);
  const back = new BackOffice(page);
  await back.enter(stack.admin, 'emails?tab=templates');
  await new EmailApi(page.request, stack.urls.site).keepTemplate('Towel letter');
  await page.reload();
  await office.press('Edit Towel letter');
  const changing = office.dialog('Edit Template');
  await expect(office.content(changing)).toContainText('Dear Guest’s first name, come back.');
  const source = await office.source(changing);
  await source.fill('<p>Dear {{ guest.firstName }}, bring <b>two</b> towels.</p>');
  const preview = changing.frameLocator('iframe[title="Email preview"]');
  await expect(preview.getByText('bring two towels')).toBeVisible();
  await changing.getByRole('button', { name: 'Save Changes' }).click();
  await office.seesToast('Template updated successfully');

  const myself = 'towel.writer@example.com';
  await office.press('Send test of Towel letter');
  const testing = office.dialog('Send a test of Towel letter');
  await testing.getByLabel('Send to').fill(myself);
  await testing.getByRole('button', { name: 'Send Test' }).click();
  await office.seesToast('Test email sent');
  const mail = await mailbox.emailWith(myself, 'A letter for Maya');
  expect(mail.html).toContain('bring <b>two</b> towels');

  await page.getByRole('tab', { name: 'Activity Log' }).click();
  await page.getByRole('searchbox', { name: 'Search emails' }).fill(myself);
  const row = office.send(myself);
  await expect(row).toContainText('Sent');
  await row.getByRole('button', { name: /^View/ }).click();
  const sent = office.dialog('Email as sent');
  await expect(sent.frameLocator('iframe').getByText('bring two towels')).toBeVisible();
});

test('of two people who change one template, the second loses nothing and sees what the first one changed', async ({
  page,
  stack,
  staff,
}) => {
  const office = new EmailOffice(page);
  await new BackOffice(page).enter(stack.admin, 'emails?tab=templates');
  const id = await new EmailApi(page.request, stack.urls.site).keepTemplate(
    'Shared letter',
    '<p>Dear reader</p>',
  );
  await page.reload();
  await office.press('Edit Shared letter');
  const changing = office.dialog('Edit Template');
  const content = office.content(changing);
  await content.press('Control+End');
  await page.keyboard.insertText(' 👩‍👩‍👧 مرحبًا بكم');
  await staff.change(`/api/admin/email-templates/${id}`, {
    subject: 'Their subject',
    htmlContent: '<p>Theirs</p>',
  });
  await changing.getByRole('button', { name: 'Save Changes' }).click();
  const notice = changing.getByRole('alert').filter({ hasText: 'Someone else saved this template' });
  await expect(notice).toContainText('Now in the form from them: Subject.');
  await expect(notice).toBeInViewport();
  await notice.getByText('Content: show theirs').click();
  await expect(notice.getByText('<p>Theirs</p>')).toBeVisible();
  await expect(changing.getByLabel('Subject')).toHaveValue('Their subject');
  await expect(content).toContainText('Dear reader 👩‍👩‍👧 مرحبًا بكم');
  expect(await accessibilityFaults(page)).toEqual([]);
  await changing.getByRole('button', { name: 'Save Changes' }).click();
  await office.seesToast('Template updated successfully');
  await expect(changing).toBeHidden();
  const templates = (await staff.read('/api/admin/email-templates')) as { id: string; htmlContent: string }[];
  const saved = templates.find((template) => template.id === id);
  expect(saved).toMatchObject({ subject: 'Their subject' });
  expect(saved?.htmlContent).toContain('Dear reader 👩‍👩‍👧 مرحبًا بكم');
});

test('a step says in its sequence what its template does not', async ({ page, stack, mailbox }) => {
  const office = new EmailOffice(page);
  await new BackOffice(page).enter(stack.admin, 'emails');
  const desk = new EmailApi(page.request, stack.urls.site);
  const sequence = await desk.keepSequence('Spring letters', 'Spring letter');
  await page.reload();
  await office.sequence('Spring letters').getByRole('button', { name: 'Build Sequence' }).click();
  await office.press('Edit Spring letter');
  const editing = office.dialog('Edit Template');
  await editing.getByText('Use different text in this sequence').click();
  await editing.getByLabel('Override Subject').fill('{{ guest.firstNam }}, spring is here');
  await expect(editing.getByLabel('Override Subject')).toHaveAccessibleDescription(
    /^Unknown variable: guest\.firstNam\. Did you mean guest\.firstName, /,
  );
  await editing.getByLabel('Override Subject').fill(', spring is here');
  await editing.getByLabel('Override Subject').press('Home');
  await editing.getByRole('button', { name: 'Insert variable' }).click();
  await page.getByRole('menuitem', { name: 'Guest’s first name' }).click();
  await expect(editing.getByLabel('Override Subject')).toHaveValue('{{ guest.firstName }}, spring is here');
  await expect(editing.getByText('Maya, spring is here')).toBeVisible();
  await editing.getByRole('button', { name: 'Save Changes' }).click();
  await office.seesToast('Template updated successfully');
  await expect(office.dialog('Sequence Builder')).toContainText('Guest’s first name, spring is here');
  await desk.enroll(sequence, { name: 'Vernal Reader', email: 'vernal@example.com' });
  await mailbox.emailWith('vernal@example.com', 'Vernal, spring is here');
});

test('of two people who change one step, the second loses neither its delay nor its own text', async ({
  page,
  stack,
  staff,
}) => {
  const office = new EmailOffice(page);
  await new BackOffice(page).enter(stack.admin, 'emails');
  const api = new EmailApi(page.request, stack.urls.site);
  const id = await api.keepSequence('Two at one step', 'Letter of the step');
  await page.reload();
  await office.sequence('Two at one step').getByRole('button', { name: 'Build Sequence' }).click();
  await office.press('Edit Letter of the step');
  const changing = office.dialog('Edit Template');
  await changing.getByText('Use different text in this sequence').click();
  await changing.getByLabel('Override Subject').fill('My subject');
  await changing.getByLabel('Delay Value').fill('4');
  const stepNow = async () => {
    const sequences = (await staff.read('/api/admin/email-sequences')) as {
      id: string;
      templates: { linkId: string; delayValue: number }[];
    }[];
    return sequences.find((sequence) => sequence.id === id)?.templates[0];
  };
  const theirs = { delayValue: 9, overrideTextContent: 'Their text' };
  await staff.change(`/api/admin/sequence-templates/${(await stepNow())?.linkId}`, theirs);
  await changing.getByRole('button', { name: 'Save Changes' }).click();
  const notice = changing.getByRole('alert').filter({ hasText: 'Someone else saved this template' });
  await expect(notice).toContainText('Now in the form from them: Override plain text.');
  await notice.getByText('Delay: show theirs').click();
  await expect(notice.getByText('+9 days')).toBeVisible();
  await expect(changing.getByLabel('Delay Value')).toHaveValue('4');
  await expect(changing.getByLabel('Override Subject')).toHaveValue('My subject');
  expect(await accessibilityFaults(page)).toEqual([]);
  await changing.getByRole('button', { name: 'Save Changes' }).click();
  await expect(changing).toBeHidden();
  expect(await stepNow()).toMatchObject({
    ...{ delayValue: 4, overrideSubject: 'My subject', overrideTextContent: 'Their text' },
  });
});
