import { expect, test } from '../fixtures.ts';
import { accessibilityFaults } from '../pages/accessibility.ts';
import { BackOffice } from '../pages/back-office.page.ts';
import { EmailApi } from '../pages/email-api.ts';

test('a reader unsubscribes by the link of a real email, once and only by the button, and subscribes again', async ({
  page,
  stack,
  mailbox,
}) => {
  const email = 'quiet.reader@example.com';
  await new BackOffice(page).enter(stack.admin, 'emails');
  const office = new EmailApi(page.request, stack.urls.site);
  const sequenceId = await office.keepSequence('Quiet letters', 'Quiet letter');
  await office.enroll(sequenceId, { name: 'Quiet Reader', email });
  const letter = await mailbox.emailWith(email, 'A letter for Quiet');
  const link = addressIn(letter.html, '/mail/unsubscribe/');
  const suppressed = async () => (await office.suppressions()).filter((entry) => entry.email === email);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Unsubscribe from our emails?' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.reload();
  expect(await suppressed()).toEqual([]);

  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You’re unsubscribed.' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await suppressed()).toMatchObject([{ reason: 'unsubscribed' }]);
  await page.request.post(link, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(await suppressed()).toHaveLength(1);
  await page.getByRole('button', { name: 'Subscribe again' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back.' })).toBeVisible();
  expect(await suppressed()).toEqual([]);

  // By now a person may have opened it: what is asked for within two seconds is a program's.
  const figures = () => office.analytics(sequenceId);
  expect(await figures()).toMatchObject({ totalSent: 1, openRate: 0, clickRate: 0 });
  await page.waitForTimeout(Math.max(0, Date.parse(letter.receivedAt) + 2_500 - Date.now()));
  const picture = await page.request.get(addressIn(letter.html, '/mail/open/'));
  expect(picture.headers()['content-type']).toBe('image/gif');
  await page.goto(addressIn(letter.html, '/mail/click/'));
  await expect(page).toHaveURL(/\/booking$/);
  await expect.poll(figures).toMatchObject({ openRate: 100, clickRate: 100 });
});

function addressIn(html: string, part: string): string {
  const address = new RegExp(`https?://[^"']*${part}[^"']*`).exec(html)?.[0];
  if (address === undefined) throw new Error(`the email has no link to ${part}`);
  return address.replaceAll('&amp;', '&');
}
