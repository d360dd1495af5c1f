import { expect, test } from '../fixtures.ts';
import { BackOffice } from '../pages/back-office.page.ts';

interface Screen {
  path: string;
  /** The sidebar link that opens the screen. A full page load for each screen would take a second of processor time. */
  entry?: string;
  /** The request that the screen needs. */
  read: string;
  /** The message when that request fails. */
  fails: string;
  /** What the screen shows after a successful retry. */
  then: string | RegExp;
}

const screens: readonly Screen[] = [
  {
    path: 'dashboard',
    read: '**/api/admin/analytics',
    fails: 'Couldn’t load bookings',
    then: 'Recent Bookings',
  },
  {
    path: 'bookings',
    entry: 'Bookings',
    read: '**/api/admin/bookings?**',
    fails: 'Couldn’t load bookings',
    then: /booking/,
  },
  {
    path: 'inbox',
    entry: 'Inbox',
    read: '**/api/admin/inbox/threads?**',
    fails: 'Couldn’t load the inbox',
    then: /^No open threads|Is the house warm/,
  },
  {
    path: 'inbox?tab=replies',
    read: '**/api/admin/inbox/saved-replies',
    fails: 'Couldn’t load saved replies',
    then: 'Saved replies',
  },
  {
    path: 'inbox?tab=notices',
    read: '**/api/admin/inbox/notices',
    fails: 'Couldn’t load the notices',
    then: 'Emails to you',
  },
  {
    path: 'calendar',
    entry: 'Calendar',
    read: '**/api/admin/calendar?**',
    fails: 'Couldn’t load events',
    then: 'Direct Bookings',
  },
  {
    path: 'calendar',
    read: '**/api/admin/calendar-feeds',
    fails: 'Couldn’t load calendar feeds',
    then: /^No external calendar feeds|^Last checked/,
  },
  {
    path: 'calendar',
    read: '**/api/admin/calendar-conflicts',
    fails: 'Couldn’t load conflicts',
    then: /^No double bookings|\d{4}$/,
  },
  {
    path: 'dates',
    entry: 'Block Dates',
    read: '**/api/admin/blocked-dates',
    fails: 'Couldn’t load blocked dates',
    then: /^No blocked|night/,
  },
  {
    path: 'promos',
    entry: 'Promo Codes',
    read: '**/api/admin/promo-codes?**',
    fails: 'Couldn’t load promotion codes',
    then: /^No promotion|off$/,
  },
  {
    path: 'services',
    entry: 'Services',
    read: '**/api/addon-services',
    fails: 'Couldn’t load add-on services',
    then: 'Luxury Chauffeur',
  },
  {
    // By its address: Services has loaded the packages, too.
    path: 'packages',
    read: '**/api/packages',
    fails: 'Couldn’t load packages',
    then: 'Ultimate Romance',
  },
  {
    path: 'pricing',
    entry: 'Pricing',
    read: '**/api/admin/pricing',
    fails: 'Couldn’t load pricing',
    then: 'Saturday nights',
  },
  {
    path: 'rates',
    entry: 'Rates',
    read: '**/api/admin/rate-periods',
    fails: 'Couldn’t load the dates',
    then: /^No dates yet|season|override/i,
  },
  {
    path: 'crm',
    entry: 'Guest CRM',
    read: '**/api/crm/guests?**',
    fails: 'Failed to load guest data',
    then: /^Showing/,
  },
  {
    path: 'ledger',
    entry: 'Ledger',
    read: '**/api/admin/ledger?**',
    fails: 'Couldn’t load the ledger',
    then: /entr(y|ies)/,
  },
  {
    path: 'reports',
    entry: 'Reports',
    read: '**/api/admin/reports/revenue?**',
    fails: 'Couldn’t load the revenue',
    then: 'Received and returned',
  },
  {
    path: 'website',
    entry: 'Website',
    read: '**/api/admin/house',
    fails: 'Failed to load your house',
    then: 'Name of the house',
  },
];

test('every screen shows what cannot be loaded, and tries again', async ({ page, request, stack }) => {
  test.slow();
  const office = new BackOffice(page);
  await office.enter(stack.admin, 'no-such-page');
  const written = { name: 'Stella State', email: 'stella@guests.example.com', message: 'Is the house warm?' };
  expect((await request.post('/api/contact', { data: written })).ok()).toBe(true);
  const found = await page.request.get('/api/crm/guests?search=stella@guests');
  const [stella] = ((await found.json()) as { guests: { id: string }[] }).guests;
  const guest: Screen = {
    path: `crm/${stella?.id}`,
    read: '**/api/crm/guests/*',
    fails: 'Failed to load guest details',
    then: 'Overview',
  };
  for (const { path, entry, read, fails, then } of [...screens, guest]) {
    await test.step(path, async () => {
      await page.route(read, (route) => route.fulfill({ status: 503, json: {} }));
      await (entry ? office.open(entry) : page.goto(`/admin/${path}`));
      const failure = page.getByRole('alert').filter({ hasText: fails }).first();
      await expect(failure).toBeVisible();
      await page.unroute(read);
      await failure.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByRole('main').getByText(then).first()).toBeVisible();
      await expect(failure).toBeHidden();
    });
  }
});

test('empty lists say so, and the current tax is shown', async ({ page, stack }) => {
  for (const path of ['promo-codes?**', 'blocked-dates', 'tax-settings'])
    await page.route(`**/api/admin/${path}`, (route) => route.fulfill({ json: [] }));
  await new BackOffice(page).enter(stack.admin, 'promos');
  await expect(page.getByText('No promotion codes found')).toBeVisible();
  await page.goto('/admin/dates');
  await expect(page.getByText('No blocked dates')).toBeVisible();
  await page.goto('/admin/crm/a-guest-who-was-deleted');
  await expect(page.getByRole('alert').getByText('This guest no longer exists')).toBeVisible();
  await page.goto('/admin/pricing');
  const tax = page.getByLabel('Default tax rate in percent');
  await expect(tax).toBeDisabled();
  await expect(tax).toHaveValue('7.00');
});

test('every page of the menu can be opened by its address', async ({ page, stack }) => {
  await new BackOffice(page).enter(stack.admin, 'dashboard');
  const entries = page.getByRole('navigation', { name: 'Back office' }).getByRole('link');
  await expect(entries.first()).toBeVisible();
  const paths = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(paths).toContain('/admin/rates');
  const statuses = await Promise.all(
    paths.map(async (path) => [path, (await page.request.get(path)).status()]),
  );
  expect(statuses).toEqual(paths.map((path) => [path, 200]));
});
