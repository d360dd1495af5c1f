import { expect, test } from '../fixtures.ts';
import { accessibilityFaults } from '../pages/accessibility.ts';
import { AllBookings } from '../pages/all-bookings.page.ts';
import { BackOffice } from '../pages/back-office.page.ts';

test('what was typed is lost to no link, step back, log-out or closed tab unasked', async ({
  page,
  stack,
}) => {
  const office = new BackOffice(page);
  const bookings = new AllBookings(page);
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const keep = async (): Promise<void> => {
    await question.getByRole('button', { name: 'Keep Editing' }).click();
    await expect(question).toBeHidden();
    await expect(bookings.form.getByLabel('Guest Name')).toHaveValue('Ida');
  };
  await office.enter(stack.admin, 'no-such-page');
  // The public site and the back office in one document, as a link between them leaves it.
  await page.goto('/');
  await page.evaluate(() => history.pushState(null, '', '/admin/bookings'));

  await test.step('a step back to the website is asked about by the shell', async () => {
    await bookings.add();
    await bookings.form.getByLabel('Guest Name').fill('Ida');
    await page.goBack();
    await keep();
    await bookings.form.getByRole('button', { name: 'Cancel' }).click();
    await bookings.dialog('Discard what you entered?').getByRole('button', { name: 'Discard' }).click();
  });

  await test.step('a form in which nothing was typed is left', async () => {
    await bookings.add();
    await office.open('Block Dates');
    await expect(page.getByRole('heading', { name: 'Blocked Dates' })).toBeVisible();
  });

  await test.step('one with a name is asked about, whichever way out is taken', async () => {
    await office.open('Bookings');
    await bookings.add();
    await bookings.form.getByLabel('Guest Name').fill('Ida');
    await office.open('Calendar');
    await expect(question.getByRole('button', { name: 'Keep Editing' })).toBeFocused();
    expect(await accessibilityFaults(page)).toEqual([]);
    await keep();
    await page.goBack();
    await keep();
    await page.getByRole('link', { name: 'Back to Website' }).click();
    await keep();
    await page.getByRole('button', { name: 'Logout' }).click();
    await keep();
    const [asked] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })]);
    expect(asked.type()).toBe('beforeunload');
    await asked.dismiss();
    await expect(bookings.form.getByLabel('Guest Name')).toHaveValue('Ida');
  });

  await test.step('whoever agrees goes where they wanted', async () => {
    await office.open('Calendar');
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/admin\/calendar$/);
  });

  await test.step('so it is with other forms', async () => {
    await page.getByRole('button', { name: 'Add Feed' }).click();
    await page.getByLabel('Feed Name').fill('House');
    await office.open('Pricing');
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/admin\/pricing$/);
  });
});
