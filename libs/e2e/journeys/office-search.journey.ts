import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { faultsAtBothWidths } from '../pages/accessibility.ts';
import { BackOffice } from '../pages/back-office.page.ts';
import { EmailApi } from '../pages/email-api.ts';
import { EmailOffice } from '../pages/email-office.page.ts';
import { inDays } from './stays.ts';

const guest = { guestName: 'Paloma Finch', email: 'paloma@guests.example.com', phone: '(770) 555-0188' };

/** Opens the search by its keys and types; the first row is then the one that Enter opens. */
async function searchFor(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /^Search guests/ })).toBeFocused();
  await page.keyboard.type(text);
}

for (const width of [1280, 360])
  test(`the search of the office finds guests, bookings, and forms by keyboard alone, ${width} pixels wide`, async ({
    page,
    staff,
    stack,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    // Each width has days of its own, on the same stack.
    const [checkInDate, checkOutDate] = [inDays(380 + width / 40), inDays(381 + width / 40)];
    const email = `paloma.${width}@guests.example.com`;
    const booking = (await staff.create('/api/admin/bookings', {
      ...guest,
      ...{ email, checkInDate, checkOutDate },
    })) as { bookingReference: string };
    const read = async (): Promise<unknown> => staff.read(`/api/crm/guests?search=${email}`);
    await expect.poll(read, { timeout: 60_000 }).toMatchObject({ totalCount: 1 });
    await new BackOffice(page).enter(stack.admin, 'promos');

    await test.step('a guest by the last half of a phone number', async () => {
      await searchFor(page, '555-0188');
      const row = page.getByRole('option', { name: `${guest.guestName} ${email}` });
      await expect(row).toBeVisible();
      expect(await faultsAtBothWidths(page)).toEqual([]);
      while (!(await row.getAttribute('class'))?.includes('active')) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/admin\/crm\/[^/?]+$/);
      await expect(page.getByRole('heading', { name: guest.guestName })).toBeVisible();
      await expect(page.getByRole('main')).toBeFocused();
    });

    await test.step('a booking by its reference, and nothing that is not there', async () => {
      await searchFor(page, 'no-such-guest');
      await expect(page.getByText(/^Nothing found for “no-such-guest”/)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await searchFor(page, booking.bookingReference);
      await expect(page.getByRole('option', { name: / Bookings$/ })).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(
        new RegExp(`/admin/bookings\\?search=${booking.bookingReference}&booking=`),
      );
      await expect(page.getByRole('row', { name: guest.guestName })).toHaveCount(1);
    });

    await test.step('a guest by digits that are typed at once, without a field or a pause', async () => {
      await page.goto('/admin/dashboard');
      await expect(page.getByRole('heading', { name: 'Dashboard', exact: true })).toBeVisible();
      await page.keyboard.type('5550188', { delay: 0 });
      await expect(page.getByRole('combobox', { name: /^Search guests/ })).toHaveValue('5550188');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await page.keyboard.type(booking.bookingReference, { delay: 0 });
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(
        new RegExp(`/admin/bookings\\?search=${booking.bookingReference}&booking=`),
      );
    });

    const panel = page.getByRole('dialog', { name: guest.guestName });
    await test.step('over the panel of a booking, which stays open and has the focus again', async () => {
      const edit = panel.getByRole('button', { name: 'Edit' });
      await edit.focus();
      await searchFor(page, 'pricing');
      await expect(page.getByRole('combobox', { name: /^Search guests/ })).toHaveValue('pricing');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('combobox', { name: /^Search guests/ })).toBeHidden();
      await expect(panel).toBeVisible();
      await expect(edit).toBeFocused();
    });

    await test.step('a form, which takes the focus', async () => {
      await panel.press('Escape');
      await expect(panel).toBeHidden();
      await searchFor(page, 'new template');
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Create Template' });
      await expect(dialog.getByLabel('Name').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/admin\/emails\?tab=templates$/);
    });
  });

test('the log opens with what was sent, has upcoming emails apart, and retries chosen ones', async ({
  page,
  staff,
  stack,
  mailbox,
}) => {
  test.slow();
  await new BackOffice(page).enter(stack.admin, 'emails?tab=activity');
  const office = new EmailOffice(page);
  const desk = new EmailApi(page.request, stack.urls.site);
  // Good for the couple that templates are tried on when they are saved, and too much for these guests.
  const tooMuch = '{% if guest.firstName == "Crumbly" %}{% for n in (1..9999999) %}x{% endfor %}{% endif %}';
  const templateId = await desk.keepTemplate('Crumbly letter', `<p>Hello ${tooMuch}</p>`);
  const sequence = await desk.keepSequence('Crumbly letters', { templateId });
  const later = { sequenceId: sequence, stepNumber: 2, delayValue: 40, delayUnit: 'days' };
  await staff.create('/api/admin/sequence-templates', {
    ...later,
    templateId: await desk.keepTemplate('Later letter'),
  });
  const guests = ['one', 'two'].map((which) => `crumbly.${which}@example.com`);
  for (const email of guests) await desk.enroll(sequence, { name: 'Crumbly Reader', email });
  const failures = async (): Promise<number> =>
    ((await staff.read('/api/admin/email-sends?status=failed&search=crumbly')) as unknown[]).length;
  await expect.poll(failures, { timeout: 60_000 }).toBe(2);

  await test.step('newest first, and what is planned in a view of its own', async () => {
    await page.goto('/admin/emails?tab=activity&search=crumbly');
    // Beside the letters that failed, what the guests' messages to the house made.
    const past = '/api/admin/email-sends?when=past&search=crumbly';
    const sends = (await staff.read(past)) as { template: { name: string } }[];
    await expect(office.send('crumbly')).toContainText(sends.map(({ template }) => template.name));
    await expect(page.getByText(/Newest first\. Times are at the house, in Eastern Time\./)).toBeVisible();
    await expect(office.send('crumbly').filter({ hasText: 'Later letter' })).toHaveCount(0);
    await page.getByText('Upcoming', { exact: true }).click();
    await expect(page).toHaveURL(/when=upcoming/);
    await expect(office.send('crumbly')).toHaveCount(2);
    await expect(office.send('crumbly').first()).toContainText('Later letter');
    expect(await faultsAtBothWidths(page)).toEqual([]);
  });

  await test.step('the chosen ones are retried together', async () => {
    const mended = await page.request.put(`/api/admin/email-templates/${templateId}`, {
      data: { htmlContent: '<p>Hello</p>' },
      headers: { origin: stack.urls.site },
    });
    expect(mended.ok()).toBe(true);
    await page.goto('/admin/emails?tab=activity&search=crumbly&status=failed');
    await page.getByRole('checkbox', { name: 'Select the 2 failed emails on this page' }).check();
    expect(await faultsAtBothWidths(page)).toEqual([]);
    await office.press('Retry Selected (2)');
    const question = office.dialog('Send 2 failed emails again?');
    await question.getByRole('button', { name: 'Retry Selected' }).click();
    await office.seesToast('2 emails will be retried');
    await expect(page.getByRole('button', { name: /^Retry Selected/ })).toHaveCount(0);
    for (const email of guests) await mailbox.emailWith(email, 'A letter for Crumbly');
  });
});
