import { addDays, calendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';
import { expect, test } from '../fixtures.ts';
import { inDays } from './stays.ts';

for (const { device, width, height, grids } of [
  { device: 'a laptop', width: 1280, height: 800, grids: 2 },
  { device: 'a phone', width: 360, height: 740, grids: 1 },
]) {
  test(`on ${device}, the whole date step fits the first screen, even for a month with six weeks`, async ({
    page,
    booking,
  }) => {
    await page.setViewportSize({ width, height });
    const checkIn = dayInLongMonth();
    await booking.openWithDates([checkIn, addDays(checkIn, 2)]);
    const total = grids === 2 ? page.getByRole('region', { name: 'Booking summary' }) : page.locator('main');
    await expect(page.getByRole('grid')).toHaveCount(grids);
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('heading', { level: 2, name: 'When would you like to come?' }),
      page.getByRole('button', { name: 'Next month' }),
      ...(await page.getByRole('grid').all()),
      page.getByText('2 nights:'),
      page.getByRole('button', { name: 'Clear dates' }),
      page.getByText('Great news: these dates are available.'),
      booking.next,
      total
        .getByText(/^\$[\d,]+\.\d\d$/)
        .filter({ visible: true })
        .first(),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
    const bottomOfStep = await page.getByText('Great news: these dates are available.').boundingBox();
    const bar = await booking.next.boundingBox();
    expect((bottomOfStep?.y ?? height) + (bottomOfStep?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
}

test('on a phone, the calendar begins at the current week', async ({ page, booking }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await booking.open();
  const days = page.getByRole('grid').getByRole('button');
  await expect(days.first()).toBeVisible();
  const first = await days.first().textContent();
  const today = new Date(`${inDays(0)}T00:00:00Z`);
  // Where the site opens a later month, all of its weeks are ahead.
  expect(Number(first?.match(/\d+/)?.[0])).toBeGreaterThanOrEqual(
    (await page.getByRole('grid').getAttribute('aria-label'))?.startsWith(monthOf(today))
      ? today.getUTCDate() - 6
      : 1,
  );
});

function monthOf(day: Date): string {
  return day.toLocaleString('en-US', { month: 'long', timeZone: 'UTC' });
}

/** The 13th of the first month, from two months ahead, that has days in six weeks. */
function dayInLongMonth(): CalendarDate {
  for (let ahead = 62; ; ahead += 1) {
    const day = inDays(ahead);
    const first = new Date(`${day.slice(0, 8)}01T00:00:00Z`);
    const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
    if (day.endsWith('-13') && first.getUTCDay() + days > 35) return calendarDate(day);
  }
}
