import { expect, test } from '../fixtures.ts';
import { accessibilityFaults } from '../pages/accessibility.ts';
import { BackOffice } from '../pages/back-office.page.ts';
import { KeptList } from '../pages/kept-list.page.ts';

test('a code in an email’s link is applied from the start, or the page says at once why not', async ({
  page,
}) => {
  await page.goto('/booking?promo=NOSUCHCODE');
  await expect(page.getByText('Code NOSUCHCODE: We don’t recognize this code.')).toBeVisible();
});

test('a code that staff show is on the home page, applies from there, and is gone once it is switched off', async ({
  browser,
  page,
  stack,
}) => {
  await new BackOffice(page).enter(stack.admin, 'promos');
  const codes = new KeptList(page);
  await codes.press('Add Promo Code');
  const adding = codes.dialog('Add Promo Code');
  await adding.getByLabel('Code', { exact: true }).fill('FIRSTSNOW');
  await adding.getByLabel('Name', { exact: true }).fill('Winter');
  await adding.getByText('Percentage').click();
  await adding.getByLabel('Value', { exact: true }).fill('20');
  await adding.getByLabel('Valid through').fill('2030-06-30');
  await adding.getByRole('switch', { name: 'Show this code on the home page' }).click();
  await adding.getByRole('button', { name: 'Create Promo Code' }).click();
  await expect(adding.getByText('Headline is required')).toBeVisible();
  await adding.getByLabel('Headline').fill('Snow & <b>silence</b>');
  await adding.getByLabel('Shown until').fill('2020-01-01');
  await expect(adding.getByText('Must not be before the first day')).toBeVisible();
  await adding.getByLabel('Shown until').fill('');
  expect(await accessibilityFaults(page)).toEqual([]);
  await adding.getByRole('button', { name: 'Create Promo Code' }).click();
  await expect(codes.toast('Promotion code created successfully')).toBeVisible();
  await expect(codes.row('FIRSTSNOW')).toContainText('On the home page');

  const guest = await (await browser.newContext({ baseURL: stack.urls.site })).newPage();
  const offer = guest.getByRole('region', { name: 'Snow & <b>silence</b>' });
  const shows = async () => {
    await guest.goto('/');
    return offer.isVisible();
  };
  await expect.poll(shows, { timeout: 15_000 }).toBe(true);
  await expect(offer).toContainText('20% off with the code FIRSTSNOW');
  await expect(offer).toContainText('Book by Jun 30, 2030');
  expect(await accessibilityFaults(guest)).toEqual([]);
  await offer.getByRole('link', { name: 'See the Dates' }).click();
  await expect(guest.getByText('Code FIRSTSNOW: 20% off')).toBeVisible();
  await guest.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(offer, 'without a reload').toContainText('20% off with the code FIRSTSNOW');
  await offer.getByRole('link', { name: 'See the Dates' }).click();
  await expect(guest.getByText('Code FIRSTSNOW: 20% off')).toBeVisible();

  await codes.flip('FIRSTSNOW', 'on');
  await expect(codes.toast('Promotion code updated')).toBeVisible();
  await expect.poll(shows, { timeout: 15_000 }).toBe(false);
  await guest.context().close();
  await codes.remove('FIRSTSNOW');
  await expect(codes.toast('Promotion code deleted')).toBeVisible();
});
