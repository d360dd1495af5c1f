import { expect, test } from '../fixtures.ts';
import { accessibilityFaults } from '../pages/accessibility.ts';
import { BackOffice } from '../pages/back-office.page.ts';
import { EmailOffice } from '../pages/email-office.page.ts';
import { EmailApi } from '../pages/email-api.ts';

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
