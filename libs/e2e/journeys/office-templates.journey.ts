import { expect, test } from '../fixtures.ts';
import { accessibilityFaults } from '../pages/accessibility.ts';
import { BackOffice } from '../pages/back-office.page.ts';
import { EmailOffice } from '../pages/email-office.page.ts';
import { EmailApi } from '../pages/email-api.ts';

test('a template is written beside its preview, and an unknown variable is refused at its field', async ({
  page,
  stack,
  mailbox,
}) => {
  const office = new EmailOffice(page);
  await new BackOffice(page).enter(stack.admin, 'emails?tab=templates');
  await office.press('Create Template');
  const writing = office.dialog('Create Template');
  await writing.getByLabel('Name').fill('Lake letter');
  await writing.getByLabel('Subject').fill('The lake is warm, {{ guest.fristName }}');
  const content = office.content(writing);
  await content.click();
  await page.keyboard.type('Dear ');
  await writing.getByRole('button', { name: 'Insert variable' }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Guest’s first name' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(content).toBeFocused();
  await page.keyboard.type(', bring a towel, {{ guest.towel }}');
  await expect(content).toContainText('Dear Guest’s first name, bring a towel, guest.towel');
  await expect(content, 'a typed variable is one, too').toHaveAccessibleDescription(
    /Unknown variable: guest.towel/,
  );
  await page.keyboard.press('Backspace');
  await page.keyboard.type('and {{ guest.name');
  await expect(writing.getByLabel('Subject')).toHaveAccessibleDescription(
    'Unknown variable: guest.fristName',
  );
  await writing.getByRole('button', { name: 'Create Template' }).click();
  await expect(writing).toBeVisible();
  await writing.getByLabel('Subject').fill('The lake is warm, {{ guest.firstName }}');
  const preview = writing.frameLocator('iframe[title="Email preview"]');
  await expect(preview.getByText('Dear Maya, bring a towel, and {{ guest.name')).toBeVisible();
  await expect(writing.getByText('The lake is warm, Maya')).toBeVisible();

  const tool = (name: string) =>
    writing.getByRole('group', { name: 'Formatting' }).getByRole('button', { name });
  await content.press('Control+End');
  await page.keyboard.press('Enter');
  await tool('Button').click();
  const panel = writing.getByRole('group', { name: 'Button', exact: true });
  await expect(panel.getByLabel('Label')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.getByLabel('Label')).toHaveAccessibleDescription('Label is required');
  await expect(panel.getByLabel('Address')).toHaveAccessibleDescription(/^Enter a web address/);
  expect(await accessibilityFaults(page)).toEqual([]);
  await panel.getByLabel('Label').fill('See the lake');
  await panel.getByLabel('Goes to').selectOption('Link to the booking page');
  await panel.getByRole('button', { name: 'Set Button' }).click();
  await expect(content).toBeFocused();
  await expect(preview.getByRole('link', { name: 'See the lake' })).toHaveAttribute('href', /\/booking$/);
  await tool('Bulleted list').click();
  await page.keyboard.type('Sun');
  await page.keyboard.press('Enter');
  await tool('Bold').click();
  await page.keyboard.type('Moon');
  await expect(preview.getByRole('listitem').filter({ hasText: 'Moon' }).locator('strong')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(writing.getByRole('button', { name: 'Create Template' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await accessibilityFaults(page)).toEqual([]);
  await content.press('Tab');
  await expect(content, 'the Tab key leaves the words').not.toBeFocused();
  await writing.getByRole('button', { name: 'Send Test' }).click();
  const testing = office.dialog('Send a test of this draft');
  await testing.getByLabel('Send to').fill('draft.writer@example.com');
  await page.keyboard.press('Enter');
  await office.seesToast('Test email sent');
  await expect(testing).toBeHidden();
  const { text, html } = await mailbox.emailWith('draft.writer@example.com', 'The lake is warm, Maya');
  expect(text).toMatch(/^Dear Maya, bring a towel, and \{\{ guest\.name/);
  expect(html).toContain('See the lake');
  await expect(writing, 'what was written is still there').toContainText('Moon');

  const source = await office.source(writing);
  await expect(source).toHaveValue(/^<mj-section .*<mj-button href="\{\{ links\.booking \}\}"/s);
  await source.fill((await source.inputValue()).replace('Sun', 'Stars'));
  await writing.getByText('Write', { exact: true }).click();
  await expect(content).toContainText('Stars');
  await expect(content).toContainText('Moon');
  await writing.getByRole('button', { name: 'Create Template' }).click();
  await office.seesToast('Template created successfully');
});

test('a template with things that the editor can’t show opens as its source, and an email of the site with its words', async ({
  page,
  stack,
}) => {
  const office = new EmailOffice(page);
  await new BackOffice(page).enter(stack.admin, 'emails?tab=templates');
  const letter = '<p style="color: red">Dear {{ guest.firstName }}</p>';
  await new EmailApi(page.request, stack.urls.site).keepTemplate('Red letter', letter);
  await page.reload();
  await office.press('Edit Red letter');
  const editing = office.dialog('Edit Template');
  await expect(editing.getByText('This template uses things the editor can’t show')).toBeVisible();
  await expect(editing.getByLabel('HTML Content')).toHaveValue(letter);
  await editing.getByRole('button', { name: 'Cancel' }).click();
  await expect(editing).toBeHidden();

  await office.press('Initialize Booking Sequence');
  await office.seesToast('Booking sequence initialized with existing email templates');
  await office.press('Edit Come back');
  const content = office.content(editing);
  await expect(content).toContainText('It’s been a while, Guest’s first name.');
  await content.getByRole('heading').click();
  await page.keyboard.press('Home');
  await page.keyboard.type('Well! ');
  const preview = editing.frameLocator('iframe[title="Email preview"]');
  await expect(preview.getByText('Well! It’s been a while, Maya.')).toBeVisible();
  await content.getByText('See available dates').click();
  await page.keyboard.press('Enter');
  const panel = editing.getByRole('group', { name: 'Button', exact: true });
  await panel.getByLabel('Label').fill('See the calendar');
  await page.keyboard.press('Enter');
  await expect(content).toBeFocused();
  await expect(preview.getByText('Unsubscribe')).toHaveCount(1);
  await expect(preview.getByRole('link', { name: 'See the calendar' })).toBeVisible();
  await editing.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: /discard/i }).click();
  await expect(editing).toBeHidden();
});

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

test('a very long text stays quick to write and is saved whole', async ({ page, stack, staff }) => {
  test.slow();
  const office = new EmailOffice(page);
  await new BackOffice(page).enter(stack.admin, 'emails?tab=templates');
  const paragraphs = Array.from(
    { length: 300 },
    (_, place) => `<p>Paragraph ${place} ${'word '.repeat(35)}</p>`,
  );
  const id = await new EmailApi(page.request, stack.urls.site).keepTemplate(
    'Long letter',
    paragraphs.join('\n'),
  );
  await page.reload();
  await office.press('Edit Long letter');
  const changing = office.dialog('Edit Template');
  await office.content(changing).press('Control+End');
  const startedAt = Date.now();
  await page.keyboard.type('The end of it.', { delay: 0 });
  await expect(office.content(changing)).toContainText('The end of it.');
  expect(Date.now() - startedAt, 'ms for 14 characters').toBeLessThan(5_000);
  await changing.getByRole('button', { name: 'Save Changes' }).click();
  await office.seesToast('Template updated successfully');
  const templates = (await staff.read('/api/admin/email-templates')) as { id: string; htmlContent: string }[];
  const saved = templates.find((template) => template.id === id)?.htmlContent;
  expect(saved).toContain('Paragraph 0 ');
  expect(saved).toContain('The end of it.');
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
    'Unknown variable: guest.firstNam',
  );
  await editing.getByLabel('Override Subject').fill(', spring is here');
  await editing.getByLabel('Override Subject').press('Home');
  await editing.getByRole('button', { name: 'Insert variable' }).click();
  await page.getByRole('menuitem', { name: 'Guest’s first name' }).click();
  await expect(editing.getByLabel('Override Subject')).toHaveValue('{{ guest.firstName }}, spring is here');
  await expect(editing.getByText('Maya, spring is here')).toBeVisible();
  await editing.getByRole('button', { name: 'Save Changes' }).click();
  await office.seesToast('Template updated successfully');
  await expect(office.dialog('Sequence Builder')).toContainText('{{ guest.firstName }}, spring is here');
  await desk.enroll(sequence, { name: 'Vernal Reader', email: 'vernal@example.com' });
  await mailbox.emailWith('vernal@example.com', 'Vernal, spring is here');
});

test('a failed email is found in the log, corrected and tried again, and a suppressed address is released', async ({
  page,
  stack,
  mailbox,
}) => {
  const email = 'brittle.reader@example.com';
  await new BackOffice(page).enter(stack.admin, 'emails?tab=activity');
  // Good for the couple that templates are tried on when they are saved, and too much for this guest.
  const tooMuch = '{% if guest.firstName == "Brittle" %}{% for n in (1..9999999) %}x{% endfor %}{% endif %}';
  const link = '<a href="{{ links.unsubscribe }}">Enough</a>';
  const desk = new EmailApi(page.request, stack.urls.site);
  const templateId = await desk.keepTemplate('Brittle letter', `<p>Hello ${tooMuch} ${link}</p>`);
  await desk.enroll(await desk.keepSequence('Brittle letters', { templateId }), {
    name: 'Brittle Reader',
    email,
  });
  const office = new EmailOffice(page);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Failed');
  await expect(page).toHaveURL(/status=failed/);
  const row = office.send(email);
  // Asked of the server, so that a page that loads slowly is not reloaded before it shows the row.
  const failed = `/api/admin/email-sends?status=failed&search=${email}`;
  await expect
    .poll(async () => ((await (await page.request.get(failed)).json()) as unknown[]).length, {
      timeout: 60_000,
    })
    .toBe(1);
  await page.reload();
  await expect(row).toContainText('The template has an error');
  await expect(
    page.getByRole('list', { name: 'Email activity' }).getByText('Sent', { exact: true }),
  ).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);

  const mended = await page.request.put(`/api/admin/email-templates/${templateId}`, {
    data: { htmlContent: `<p>Hello ${link}</p>` },
    headers: { origin: stack.urls.site },
  });
  expect(mended.ok()).toBe(true);
  await row.getByRole('button', { name: `Retry the email to ${email}` }).click();
  await office.seesToast('Email will be retried');
  // The failed row is gone, and its button with it.
  await expect(page.getByRole('main')).toBeFocused();
  const { html } = await mailbox.emailWith(email, 'A letter for Brittle');
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('searchbox', { name: 'Search emails' }).fill('brittle.reader');
  await expect(page).toHaveURL(/search=brittle.reader/);
  await expect(office.send(email).filter({ hasText: 'Sent' }).first()).toBeVisible();

  const leave = /https?:\/\/[^"']*\/mail\/unsubscribe\/[^"']*/.exec(html)?.[0] ?? '';
  await page.request.post(leave, { form: { 'List-Unsubscribe': 'One-Click' } });
  await page.reload();
  await office.press(`Release ${email}`);
  const releasing = office.dialog(`Release ${email}?`);
  await expect(releasing).toContainText('release it only if they asked you to');
  await releasing.getByRole('button', { name: 'Release' }).click();
  await office.seesToast('Address released successfully');
  await expect(page.getByRole('button', { name: `Release ${email}` })).toHaveCount(0);
});
