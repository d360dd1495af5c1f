import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { accessibilityFaults } from '../pages/accessibility.ts';
import { AllBookings } from '../pages/all-bookings.page.ts';
import { BackOffice } from '../pages/back-office.page.ts';
import { inDays } from './stays.ts';

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
  // The public site and the back office in one document, as a link between them leaves it; the site's prerendered page
  // was not taken over yet, and nothing of it may stay.
  await page.goto('/', { waitUntil: 'commit' });
  await page.evaluate(() => history.pushState(null, '', '/admin/bookings'));

  await test.step('a step back to the website is asked about by the shell', async () => {
    await bookings.add();
    await bookings.form.getByLabel('Guest Name').fill('Ida');
    await page.goBack();
    await keep();
    await bookings.form.getByRole('button', { name: 'Cancel' }).click();
    await bookings.dialog('Discard your changes?').getByRole('button', { name: 'Discard' }).click();
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

  await test.step('after confirmation the page changes', async () => {
    await office.open('Calendar');
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/admin\/calendar$/);
  });
});

interface TypedForm {
  /** The entry of the sidebar that leads to it. */
  readonly entry: string;
  readonly type: (page: Page) => Promise<void>;
}

const press = (page: Page, button: string | RegExp) =>
  page.getByRole('button', { name: button, exact: true }).first().click();

async function openGuest(page: Page, tab: string | RegExp): Promise<void> {
  const first = page.getByRole('link', { name: /^View / }).first();
  await first.click();
  await page.getByRole('tab', { name: tab }).click();
}

/** One of each way in which a form tells that it holds something; every dialog with fields tells as 'Promo Code' does. */
const forms: Readonly<Record<string, TypedForm>> = {
  'test email of the checklist': {
    entry: 'Dashboard',
    type: async (page) => {
      await press(page, 'Set up your emails');
      await page.getByLabel('Address for the test email').fill('ida@guests.example.com');
    },
  },
  status: {
    entry: 'Bookings',
    type: async (page) => {
      // Others book meanwhile: the stay may be on another page.
      await page.getByLabel('Search bookings').fill('Lea Ving');
      await new AllBookings(page).chooseStatus('Lea Ving', 'Completed');
    },
  },
  feed: {
    entry: 'Calendar',
    type: async (page) => {
      await press(page, 'Add Feed');
      await page.getByLabel('Feed Name').fill('House');
    },
  },
  'block in the month': {
    entry: 'Calendar',
    type: async (page) => {
      await press(page, 'Block Dates');
      await page.getByRole('combobox', { name: 'Reason' }).selectOption('Maintenance');
    },
  },
  'block by dates': { entry: 'Block Dates', type: (page) => page.getByLabel('From').fill(inDays(400)) },
  'promo code': {
    entry: 'Promo Codes',
    type: async (page) => {
      await press(page, 'Add Promo Code');
      await page.getByRole('dialog').getByLabel('Name').fill('Winter');
    },
  },
  // One that is not refused is on its way to the server when its field is left.
  price: { entry: 'Pricing', type: (page) => page.getByLabel('Saturday nights').fill('-1') },
  'note on a guest': {
    entry: 'Guest CRM',
    type: async (page) => {
      await openGuest(page, /^Notes/);
      await page.getByLabel('New note').fill('Likes tea');
    },
  },
  'details of a guest': {
    entry: 'Guest CRM',
    type: async (page) => {
      await openGuest(page, 'Details');
      await press(page, 'Edit Details');
      await page.getByLabel('City').fill('Savannah');
    },
  },
};

test('every form of the back office is asked about before what was typed into it is lost', async ({
  page,
  stack,
}) => {
  const office = new BackOffice(page);
  await office.enter(stack.admin, 'no-such-page');
  const headers = { origin: stack.urls.site, 'idempotency-key': 'lea-ving' };
  const stay = { checkInDate: inDays(402), checkOutDate: inDays(403), numberOfGuests: 2 };
  const data = { guestName: 'Lea Ving', email: 'lea@guests.example.com', ...stay };
  expect((await page.request.post('/api/admin/bookings', { data, headers })).ok()).toBe(true);
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  for (const [name, { entry, type }] of Object.entries(forms)) {
    await test.step(name, async () => {
      await office.open('Packages');
      await office.open(entry);
      await type(page);
      const typedAt = page.url();
      await page.goBack();
      await question.getByRole('button', { name: 'Leave' }).click();
      await expect(page).not.toHaveURL(typedAt);
      await expect(question).toBeHidden();
    });
  }
});
