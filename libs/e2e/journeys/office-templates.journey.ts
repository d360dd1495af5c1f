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
    /^Unknown variable: guest\.fristName\. Did you mean guest\.firstName, /,
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
