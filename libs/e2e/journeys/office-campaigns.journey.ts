import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { createCampaign } from '@getaway/contracts/http/newsletter-campaigns';
import { expect, test } from '../fixtures.ts';
import { accessibilityFaults, faultsAtBothWidths } from '../pages/accessibility.ts';
import { BackOffice } from '../pages/back-office.page.ts';
import type { StaffApi } from '../pages/staff-api.ts';

const widths = [
  { name: 'a laptop', width: 1280, height: 800 },
  { name: 'a phone', width: 360, height: 780 },
];

for (const { name, ...viewport } of widths) {
  test(`on ${name}, a campaign is written beside its preview, tested, sent, and followed to its results`, async ({
    page,
    request,
    stack,
    mailbox,
  }) => {
    const title = `Spring on ${name}`;
    const reader = `wren.${viewport.width}@guests.example.com`;
    await page.setViewportSize(viewport);
    const signup = { firstName: 'Wren', lastName: 'Moss', email: reader };
    expect((await request.post('/api/newsletter/subscribe', { data: signup })).ok()).toBe(true);
    await new BackOffice(page).enter(stack.admin, 'newsletter');
    await expect(page.getByRole('link', { name: reader })).toBeVisible();
    await expectFit(page);
    await page.getByRole('tab', { name: 'Campaigns' }).click();

    await page.getByRole('button', { name: 'Write Campaign' }).click();
    const writing = page.getByRole('dialog', { name: 'Write Campaign' });
    await writing.getByLabel('Name', { exact: true }).fill(title);
    await writing.getByLabel('Subject').fill('Spring is here, {{ guest.fristName }}');
    await writing.getByLabel('Text', { exact: true }).fill('Hello ');
    await writing.getByRole('button', { name: 'Insert variable' }).press('Enter');
    await page.getByRole('menuitem', { name: 'First name' }).press('Enter');
    await expect(writing.getByLabel('Text', { exact: true })).toBeFocused();
    await page.keyboard.type(', the garden is open.');
    await expect(writing.getByLabel('Subject')).toHaveAccessibleDescription(
      'Unknown variable: guest.fristName. Did you mean guest.firstName?',
    );
    await writing.getByLabel('Subject').fill('Spring is here, {{ guest.firstName }}');
    const body = writing.getByLabel('Text', { exact: true });
    const text = await body.inputValue();
    await writing.getByRole('button', { name: 'Bold', exact: true }).click();
    await expect(body).toHaveValue(`${text} **important words**`);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(body).toHaveValue(text);
    await writing.getByRole('button', { name: 'Button', exact: true }).click();
    const preview = writing.frameLocator('iframe[title="Campaign preview"]');
    await expect(preview.getByText('Hello Maya, the garden is open.')).toBeVisible();
    await expect(preview.getByRole('link', { name: 'See our dates' })).toBeVisible();
    await writing.getByLabel('Emails an hour').fill('50000');
    await writing.getByRole('switch', { name: 'Show on the web' }).click();
    await expect(writing.getByText(/^\d+ (?:person|people) now/)).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await expectFit(page);

    await writing.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Keep Editing' }).click();
    await expect(writing.getByLabel('Name', { exact: true })).toHaveValue(title);
    await writing.getByRole('button', { name: 'Save Draft' }).click();
    await expect(writing).toBeHidden();
    const row = page.getByRole('listitem').filter({ hasText: title });
    await expect(row).toContainText('Draft');

    const host = `host.${viewport.width}@example.com`;
    await row.getByRole('button', { name: `Actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Send Test' }).click();
    const testing = page.getByRole('dialog', { name: `Send a test of ${title}` });
    await testing.getByLabel('Send to').fill(host);
    await testing.getByRole('button', { name: 'Send Test' }).click();
    await mailbox.emailWith(host, '[Test] Spring is here, Maya');

    await row.getByRole('button', { name: `Send ${title}` }).click();
    const sending = page.getByRole('dialog', { name: `Send ${title}` });
    await expect(
      sending.getByText(/(?:person|people) will get it|will get it: all subscribers/),
    ).toBeVisible();
    await sending.getByRole('radio', { name: 'Later' }).check();
    await sending.getByRole('button', { name: 'Schedule Campaign' }).click();
    await expect(sending.getByText('Choose a day')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await sending.getByRole('radio', { name: 'Now' }).check();
    await sending.getByRole('button', { name: 'Send Campaign' }).click();
    const email = await mailbox.emailWith(reader, 'Spring is here, Wren');
    await expect(row).toContainText('Sent', { timeout: 60_000 });

    await row.getByRole('button', { name: `Results ${title}` }).click();
    const results = page.getByRole('dialog', { name: title, exact: true });
    await expect(results.getByText('Unsubscribed since')).toBeVisible();
    await expect(results.frameLocator('iframe').getByText('the garden is open')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await expectFit(page);

    const web = /Read in the browser: (\S+)/.exec(email.text)?.[1] ?? '';
    await page.goto(new URL(web).pathname);
    await expect(page.getByText('Hello there, the garden is open.')).toBeVisible();
    await expect(page.getByText(/Unsubscribe|Read in the browser/)).toHaveCount(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await expectFit(page);
  });
}

test('a campaign is paused, resumed and canceled, and a scheduled one becomes a draft again', async ({
  page,
  request,
  stack,
  staff,
}) => {
  const signup = { firstName: 'Ida', lastName: 'Moss', email: 'ida@guests.example.com' };
  const headers = { origin: new URL(stack.urls.site).origin };
  expect((await request.post('/api/newsletter/subscribe', { data: signup, headers })).ok()).toBe(true);
  await draft(staff, 'Slow news', 10);
  await draft(staff, 'May news', 500);
  await new BackOffice(page).enter(stack.admin, 'newsletter?tab=campaigns');
  const slow = page.getByRole('listitem').filter({ hasText: 'Slow news' });
  await slow.getByRole('button', { name: 'Send Slow news' }).click();
  await page.getByRole('button', { name: 'Send Campaign' }).click();
  await slow.getByRole('button', { name: 'Pause Slow news' }).click({ timeout: 60_000 });
  await expect(slow).toContainText('Paused');
  expect(await faultsAtBothWidths(page)).toEqual([]);
  await slow.getByRole('button', { name: 'Resume Slow news' }).click();
  await expect(slow).toContainText('Sending');
  await slow.getByRole('button', { name: 'Actions for Slow news' }).click();
  await page.getByRole('menuitem', { name: 'Cancel Campaign' }).click();
  await page
    .getByRole('dialog', { name: 'Cancel Slow news?' })
    .getByRole('button', { name: 'Cancel Campaign' })
    .click();
  await expect(slow).toContainText('Canceled');

  const may = page.getByRole('listitem').filter({ hasText: 'May news' });
  await may.getByRole('button', { name: 'Send May news' }).click();
  const sending = page.getByRole('dialog', { name: 'Send May news' });
  await sending.getByRole('radio', { name: 'Later' }).check();
  await sending.getByLabel('Day').fill('2001-05-01');
  await sending.getByRole('button', { name: 'Schedule Campaign' }).click();
  await expect(sending.getByText('This day has passed')).toBeVisible();
  await sending.getByLabel('Day').fill('2099-05-01');
  await sending.getByRole('button', { name: 'Schedule Campaign' }).click();
  await expect(may).toContainText('Starts May 1, 2099, 9:00 AM');
  await may.getByRole('button', { name: 'Unschedule May news' }).click();
  await expect(may).toContainText('Draft');
  await may.getByRole('button', { name: 'Actions for May news' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(may).toHaveCount(0);
});

test('of two people who write one draft, the second loses nothing and sees what the first one changed', async ({
  page,
  stack,
  staff,
}) => {
  const { id, updatedAt } = await draft(staff, 'June news', 500);
  await new BackOffice(page).enter(stack.admin, 'newsletter?tab=campaigns');
  const row = page.getByRole('listitem').filter({ hasText: 'June news' });
  await row.getByRole('button', { name: 'Edit June news' }).click();
  const writing = page.getByRole('dialog', { name: 'Edit Campaign' });
  await writing.getByLabel('Text', { exact: true }).fill('My text');
  await staff.change(`/api/admin/newsletter-campaigns/${id}`, {
    ...campaign('June news', 500),
    subject: 'Their subject',
    body: 'Their text',
    updatedAt,
  });
  await writing.getByRole('button', { name: 'Save Draft' }).click();
  const notice = writing.getByRole('alert').filter({ hasText: 'Someone else saved this campaign' });
  await expect(notice).toContainText('Now in the form from them: Subject.');
  await expect(notice).toBeInViewport();
  await notice.getByText('Text: show theirs').click();
  await expect(notice.getByText('Their text')).toBeVisible();
  await expect(writing.getByLabel('Subject')).toHaveValue('Their subject');
  await expect(writing.getByLabel('Text', { exact: true })).toHaveValue('My text');
  expect(await faultsAtBothWidths(page)).toEqual([]);
  await expectFit(page);
  await writing.getByRole('button', { name: 'Save Draft' }).click();
  await expect(writing).toBeHidden();
  expect(await staff.read(`/api/admin/newsletter-campaigns/${id}`)).toMatchObject({
    subject: 'Their subject',
    body: 'My text',
  });

  await row.getByRole('button', { name: 'Edit June news' }).click();
  await writing.getByLabel('Text', { exact: true }).fill('My last text');
  await staff.delete(`/api/admin/newsletter-campaigns/${id}`);
  await writing.getByRole('button', { name: 'Save Draft' }).click();
  await expect(writing.getByText('Save Draft keeps it as a new campaign.')).toBeVisible();
  await writing.getByRole('button', { name: 'Save Draft' }).click();
  await expect(writing).toBeHidden();
  await row.getByRole('button', { name: 'Actions for June news' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
});

test('the list says when there is none, and when it cannot be loaded', async ({ page, stack }) => {
  await page.route('**/api/admin/newsletter-campaigns?**', (route) => route.abort());
  await new BackOffice(page).enter(stack.admin, 'newsletter?tab=campaigns');
  await expect(page.getByText('Couldn’t load campaigns')).toBeVisible();
  await page.unroute('**/api/admin/newsletter-campaigns?**');
  await page.route('**/api/admin/newsletter-campaigns?**', (route) => route.fulfill({ json: [] }));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('No campaigns yet')).toBeVisible();
  expect(await faultsAtBothWidths(page)).toEqual([]);
});

function campaign(name: string, pacePerHour: number) {
  return { name, subject: name, body: 'Hello {{ guest.firstName }}', segment: 'everyone', pacePerHour };
}

async function draft(
  staff: StaffApi,
  name: string,
  pacePerHour: number,
): Promise<{ id: string; updatedAt: string }> {
  const created = await staff.create('/api/admin/newsletter-campaigns', campaign(name, pacePerHour));
  return v.parse(createCampaign.answer, created);
}

/** Nothing is moved sideways. */
async function expectFit(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}
