import { calendarOf, startFeedServer, type FeedServer } from '@getaway/testing/feed-server';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { accessibilityFaults } from '../pages/accessibility.ts';
import { BackOffice } from '../pages/back-office.page.ts';
import { CalendarScreen } from '../pages/calendar.page.ts';
import { inDays } from './stays.ts';

/** A month that no other journey books in, and its days. */
const month = inDays(200).slice(0, 7);
const on = (day: number) => `${month}-${String(day).padStart(2, '0')}`;

let platform: FeedServer;
test.beforeAll(async () => {
  platform = await startFeedServer();
});
test.afterAll(() => platform.stop());

/** A call of the back office as its own page makes it. */
async function post(page: Page, path: string, body: unknown): Promise<void> {
  const status = await page.evaluate(
    async ([to, data]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(String(to), { method: 'POST', headers, body: JSON.stringify(data) })).status;
    },
    [path, body] as const,
  );
  expect(status, path).toBe(201);
}

test('a feed that is added shows its nights to staff and takes them from guests; one that fails says why', async ({
  page,
  stack,
  booking,
}) => {
  test.slow();
  platform.says('house', calendarOf(['house-1', on(4), on(6), 'Reserved - Jana Duval']));
  await new BackOffice(page).signIn(stack.admin);
  const calendar = new CalendarScreen(page);
  await calendar.open();
  await calendar.says('No external calendar feeds configured');

  await calendar.feeds.getByRole('button', { name: 'Add Feed' }).click();
  const submit = calendar.feeds.getByRole('button', { name: 'Add Feed' });
  await calendar.feeds.getByLabel('Feed Name').fill('House on Lodgify');
  await expect(submit).toBeDisabled();
  await calendar.feeds.getByLabel('iCal URL').fill('not an address');
  await submit.click();
  await calendar.says('Enter a valid URL');
  await calendar.feeds.getByLabel('iCal URL').fill(platform.url('house'));
  await submit.click();
  await calendar.says('Calendar feed added successfully');
  await expect(calendar.feed('House on Lodgify')).toContainText('Last sync successful');
  await calendar.turnTo(on(4));
  await expect(calendar.dayCell(on(4))).toHaveAccessibleName(/check-in JD, external booking/);

  await calendar.addFeed('House on VRBO', platform.url('moved-away'));
  await expect(calendar.feed('House on VRBO')).toContainText(
    'Sync failed: There’s no calendar at this address',
  );
  await calendar.feeds.getByRole('button', { name: 'Sync Now' }).click();
  const results = page.getByRole('region', { name: 'Sync results' });
  await expect(results).toContainText('House on Lodgify: nothing new');
  await expect(results).toContainText('House on VRBO: failed: There’s no calendar at this address');
  expect(await accessibilityFaults(page)).toEqual([]);
  await calendar.feed('House on VRBO').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await calendar.says('Calendar feed removed successfully');
  await expect(calendar.feed('House on VRBO')).toBeHidden();

  await expect.poll(async () => (await page.request.get('/api/unavailable-dates')).text()).toContain(on(4));
  await booking.open();
  await expect(await booking.day(on(4))).toBeDisabled();
});

test('a stay that two feeds have is found, asked about once more and cleaned; its nights stay taken', async ({
  page,
  stack,
}) => {
  for (const name of ['first', 'again'])
    platform.says(name, calendarOf(['twice-1', on(8), on(10), 'Reserved - Jana Duval']));
  await new BackOffice(page).signIn(stack.admin);
  const calendar = new CalendarScreen(page);
  await calendar.open();
  await calendar.addFeed('House on Booking.com', platform.url('first'));
  await expect(calendar.feed('House on Booking.com')).toContainText('1 upcoming stay');
  await calendar.addFeed('House on Airbnb', platform.url('again'));
  await expect(calendar.feed('House on Airbnb')).toContainText('1 upcoming stay');

  const clean = calendar.feeds.getByRole('button', { name: 'Clean 1 Duplicate' });
  await expect(clean).toBeHidden();
  await calendar.feeds.getByRole('button', { name: 'Analyze Duplicates' }).click();
  await calendar.says('Duplicate Analysis Complete');
  await calendar.says('Found 1 duplicate that can be removed');
  await expect(page.getByRole('region', { name: 'Duplicates' })).toContainText('2 exact');
  await clean.click();
  await expect(page.getByRole('dialog')).toContainText('This action cannot be undone.');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await clean.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove Duplicates' }).click();
  await calendar.says('Successfully removed 1 duplicate booking');
  await expect(clean).toBeHidden();
  await calendar.turnTo(on(9));
  await expect(calendar.dayCell(on(9))).toHaveAccessibleName(/2\d{3}, stay JD, external booking$/);
});

test('a conflict is marked on its days, explained, and resolved with a note', async ({ page, stack }) => {
  test.slow();
  await new BackOffice(page).signIn(stack.admin);
  await post(page, '/api/admin/bookings', {
    guestName: 'Orla Finch',
    email: 'orla@guests.example.com',
    checkInDate: on(11),
    checkOutDate: on(13),
    numberOfGuests: 2,
  });
  platform.says('late', calendarOf(['late-1', on(12), on(14), 'Reserved - Tom Berg']));
  const calendar = new CalendarScreen(page);
  await calendar.open();
  await calendar.addFeed('Late feed', platform.url('late'));
  await page.getByRole('link', { name: /^\S* ?[1-9]\d* open conflicts?$/ }).click();
  await expect(calendar.conflicts).toBeInViewport();
  await expect(calendar.conflicts).toContainText('Orla Finch');

  await calendar.turnTo(on(12));
  const day = calendar.dayCell(on(12));
  await expect(day).toHaveAccessibleName(
    /double-booked, stay Orla Finch, direct booking, in conflict; check-in TB/,
  );
  await expect(day.getByText('!')).toBeVisible();
  const before = calendar.dayCell(on(11));
  await expect(before, 'her bar begins on the day of arrival').toContainText('Orla Finch');
  await expect(before.getByText('!'), 'this night is hers alone').toBeHidden();
  await expect(before).not.toHaveAccessibleName(/double-booked/);
  await day.click();
  await expect(calendar.day).toContainText('External Booking');
  await calendar.day.getByRole('button', { name: 'Why is this date unavailable?' }).click();
  await expect(calendar.day).toContainText('This night can’t be booked:');
  await expect(calendar.day).toContainText('Direct Booking: Orla Finch');
  await calendar.day.getByRole('button', { name: 'Resolve Conflict with Late feed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Resolve Conflict' });
  await dialog.getByLabel('What did you do about it?').fill('Tom comes in June instead');
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Resolve', exact: true }).click();
  await calendar.says('Conflict resolved');
  await expect(day).not.toHaveAccessibleName(/in conflict/);
  await calendar.conflicts.getByText('Resolved', { exact: true }).click();
  await expect(calendar.conflicts).toContainText('Tom comes in June instead');
});

test('a feed is renamed, paused and read in its log; stays that it loses at once are kept until staff agree', async ({
  page,
  stack,
}) => {
  test.slow();
  const stays = [
    ['many-1', on(16), on(19), 'Reserved - Ada Moss'],
    ['many-2', on(17), on(20), 'Reserved - Ben Reed'],
    ['many-3', on(18), on(19), 'Reserved - Cleo Fern'],
    ['many-4', on(18), on(21), 'Reserved - Dov Hale'],
  ] as const;
  platform.says('many', calendarOf(...stays));
  await new BackOffice(page).signIn(stack.admin);
  const calendar = new CalendarScreen(page);
  await calendar.open();
  await calendar.addFeed('Crowded', platform.url('many'));
  await expect(calendar.feed('Crowded')).toContainText('4 upcoming stays');
  await calendar.turnTo(on(18));
  await expect(calendar.dayCell(on(18))).toContainText('+1 more');

  const press = (name: string) => calendar.feeds.getByRole('button', { name, exact: true }).click();
  await press('Rename Crowded');
  const rename = page.getByRole('dialog', { name: 'Rename Crowded' });
  await rename.getByLabel('Feed Name').fill('Very Crowded');
  await rename.getByRole('button', { name: 'Save' }).click();
  await calendar.says('Calendar feed renamed');
  await press('Pause Very Crowded');
  await expect(calendar.feed('Very Crowded')).toContainText('Inactive');
  await press('Resume Very Crowded');
  await calendar.says('Calendar feed resumed');

  platform.says('many', calendarOf());
  // A feed that is resumed is read at once, and a press while it is being read is none.
  await expect(async () => {
    await press('Sync Very Crowded');
    await expect(calendar.feed('Very Crowded')).toContainText('Suspicious: 4 stays are suddenly missing', {
      timeout: 2_000,
    });
  }).toPass({ timeout: 15_000 });
  await expect(calendar.dayCell(on(18))).toContainText('+1 more');
  await press('Log of Very Crowded');
  const log = page.getByRole('dialog', { name: 'Log of Very Crowded' });
  await expect(log).toContainText('4 missing but kept');
  await page.keyboard.press('Escape');
  await expect(log).toBeHidden();

  await calendar.feed('Very Crowded').getByRole('button', { name: 'Confirm They’re Gone' }).click();
  const question = page.getByRole('dialog', { name: 'Are the stays missing from Very Crowded really gone?' });
  await question.getByRole('button', { name: 'Remove Stays' }).click();
  await calendar.says('Missing stays removed');
  await expect(calendar.feed('Very Crowded')).toContainText('0 upcoming stays');
  await expect(calendar.dayCell(on(18))).toHaveAccessibleName(/no events$/);
});

test('on a phone the labels are short, nothing is wider than the screen, and links are copied or said not to be', async ({
  page,
  context,
  stack,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await new BackOffice(page).signIn(stack.admin);
  const calendar = new CalendarScreen(page);
  await calendar.open();
  await expect(calendar.feeds.getByRole('button', { name: 'Sync', exact: true })).toBeVisible();
  await expect(calendar.feeds.getByRole('button', { name: 'Analyze', exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  const secret = page.getByLabel('Full details', { exact: true });
  await page.getByRole('button', { name: 'Copy Full details' }).click();
  await calendar.says('URL Copied');
  const before = await secret.inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(before);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.getByRole('button', { name: 'Copy Privacy mode', exact: true }).click();
  await calendar.says('Failed to copy URL to clipboard. Please copy manually.');

  await page.getByRole('button', { name: 'Renew Link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Renew Link' }).click();
  await calendar.says('Link renewed');
  await expect(secret).not.toHaveValue(before);
  expect((await page.request.get(before)).status()).toBe(404);
  await page.getByText('Booking.com', { exact: true }).click();
  await calendar.says('Choose Add calendar connection.');
  expect(await accessibilityFaults(page)).toEqual([]);
});
