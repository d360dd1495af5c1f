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

test('a laptop shows the whole month with its toolbar, and a phone needs no sideways scroll', async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await new BackOffice(page).signIn(stack.admin);
  const calendar = new CalendarScreen(page);
  await calendar.open();
  const weeks: number[] = [];
  for (let turns = 0; turns < 12; turns += 1) {
    await calendar.month.getByRole('button', { name: 'Next', exact: true }).click();
    weeks.push(await calendar.grid.getByRole('row').count());
    const shown = await calendar.month.boundingBox();
    expect((shown?.y ?? 0) + (shown?.height ?? 1000), 'from the toolbar to the legend').toBeLessThanOrEqual(
      900,
    );
  }
  expect(Math.max(...weeks), 'the longest months, too').toBe(6);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.setViewportSize({ width: 360, height: 760 });
  const grid = await calendar.grid.boundingBox();
  expect((grid?.x ?? 0) + (grid?.width ?? 400)).toBeLessThanOrEqual(360);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await calendar.grid
    .getByRole('button', { name: /\b1[05], / })
    .first()
    .click();
  await expect(calendar.day).toBeInViewport();
});

test('nights are blocked by keyboard from the month itself; what is taken is named and nothing is blocked', async ({
  page,
  stack,
}) => {
  await new BackOffice(page).signIn(stack.admin);
  const calendar = new CalendarScreen(page);
  await calendar.open();
  await calendar.says('Click on a date to see events');
  await calendar.turnTo(on(15));
  await calendar.dayCell(on(15)).focus();
  await page.keyboard.press('ArrowDown');
  await expect(calendar.dayCell(on(22))).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(calendar.dayCell(on(22))).toBeHidden();
  await page.keyboard.press('PageUp');
  await expect(calendar.dayCell(on(22))).toBeFocused();
  await page.keyboard.press('Enter');
  await calendar.says('No events on this date');

  await calendar.day.getByRole('button', { name: 'Block Dates' }).click();
  await calendar.dayCell(on(24)).press('Enter');
  await expect(calendar.day).toContainText('3 nights');
  const block = calendar.day.getByRole('button', { name: 'Block', exact: true });
  await expect(block).toBeDisabled();
  await calendar.day.getByLabel('Reason').selectOption('Maintenance');
  await block.click();
  await calendar.says('Date range blocked successfully');
  for (const day of [22, 23, 24]) await expect(calendar.dayCell(on(day))).toHaveAccessibleName(/Blocked$/);

  await calendar.dayCell(on(23)).click();
  await calendar.dayCell(on(25)).click({ modifiers: ['Shift'] });
  await calendar.day.getByRole('button', { name: 'Block Dates' }).click();
  await calendar.day.getByLabel('Reason').selectOption('Other');
  await block.click();
  await calendar.says('These nights are already booked or blocked');
  await expect(calendar.dayCell(on(25))).toHaveAccessibleName(/no events$/);
});

test('days that are dragged over, or chosen with Shift and the arrows, are blocked, unblocked again, or booked', async ({
  page,
  stack,
}) => {
  test.slow();
  await new BackOffice(page).signIn(stack.admin);
  const calendar = new CalendarScreen(page);
  await calendar.open();
  await calendar.turnTo(on(15));
  await calendar.dayCell(on(26)).hover();
  await page.mouse.down();
  await calendar.dayCell(on(27)).hover();
  await calendar.dayCell(on(28)).hover();
  await page.mouse.up();
  await calendar.day.getByRole('button', { name: 'Block Dates' }).click();
  await expect(calendar.day).toContainText('3 nights');
  await calendar.day.getByLabel('Reason').selectOption('Maintenance');
  await calendar.day.getByRole('button', { name: 'Block', exact: true }).click();
  await calendar.says('Date range blocked successfully');
  await expect(calendar.dayCell(on(27))).toHaveAccessibleName(/Blocked$/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await calendar.says('Blocked dates removed');
  for (const day of [26, 27, 28]) await expect(calendar.dayCell(on(day))).toHaveAccessibleName(/no events$/);

  await calendar.dayCell(on(27)).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(calendar.dayCell(on(28))).toBeFocused();
  await expect(calendar.dayCell(on(27))).toHaveAccessibleName(/, chosen, /);
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(calendar.dayCell(on(28))).not.toHaveAccessibleName(/, chosen, /);
  await calendar.day.getByRole('link', { name: 'Add Booking' }).click();
  await expect(page.getByLabel('Check-in Date')).toHaveValue(on(26));
  await expect(page.getByLabel('Check-out Date')).toHaveValue(on(27));
  await page.goBack();
  await expect(calendar.dayCell(on(26)), 'the month is in the address').toBeVisible();
});

test('a finger that rests on a day chooses days, and one that swipes scrolls', async ({ page, stack }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await new BackOffice(page).signIn(stack.admin);
  const calendar = new CalendarScreen(page);
  await calendar.open();
  await calendar.turnTo(on(15));
  const touch = await page.context().newCDPSession(page);
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', day?: number): Promise<void> => {
    const box = day === undefined ? null : await calendar.dayCell(on(day)).boundingBox();
    const touchPoints = box ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : [];
    await touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  const isChosen = /, chosen, /;
  await send('touchStart', 15);
  await expect(calendar.dayCell(on(15))).toHaveAccessibleName(isChosen);
  await send('touchMove', 16);
  await send('touchEnd');
  for (const day of [15, 16]) await expect(calendar.dayCell(on(day))).toHaveAccessibleName(isChosen);
  await expect(calendar.day).toBeInViewport();

  await calendar.dayCell(on(15)).scrollIntoViewIfNeeded();
  await send('touchStart', 22);
  await send('touchMove', 8);
  await send('touchEnd');
  await expect(calendar.dayCell(on(22))).not.toHaveAccessibleName(isChosen);
});

test('a year shows how full its months are, is kept in the address, and opens a month', async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await new BackOffice(page).signIn(stack.admin);
  const calendar = new CalendarScreen(page);
  await calendar.open();
  await calendar.turnTo(on(15));
  await page.getByText('Year', { exact: true }).click();
  const name = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const button = page.getByRole('button', { name: name.format(new Date(on(1))) });
  await expect(button).toHaveAccessibleName(
    /, \d+% occupancy: \d+ nights? booked, \d+ blocked, \d+ on other/,
  );
  await expect(page.getByRole('button', { name: / occupancy: | no bookable nights: / })).toHaveCount(12);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.reload();
  await button.click();
  await expect(calendar.dayCell(on(15))).toBeVisible();
  await page.goto('/admin/calendar?view=year&month=2025-05');
  await expect(page.getByRole('heading', { name: '2025', exact: true })).toBeVisible();
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
