import { expect, test } from '../fixtures.ts';
import { accessibilityFaults } from '../pages/accessibility.ts';
import { BackOffice } from '../pages/back-office.page.ts';
import { CalendarScreen } from '../pages/calendar.page.ts';
import { inDays } from './stays.ts';

/** A month that no other journey blocks nights in after its 21st day. */
const month = inDays(200).slice(0, 7);
const on = (day: number) => `${month}-${String(day).padStart(2, '0')}`;

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
  await expect(calendar.day.getByLabel('Reason'), 'the usual one').toHaveValue('owner-use');
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
  await expect(calendar.day).toContainText('3 nights');
  await expect(calendar.day.getByRole('button', { name: 'Block', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
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
