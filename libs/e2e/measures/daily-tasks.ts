import { expect, type Page } from '@playwright/test';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { CalendarScreen } from '../pages/calendar.page.ts';
import type { Hand } from './hand.ts';

/** What the tasks are about; `prepareDailyWork` makes it. */
export interface DailyWork {
  readonly arriving: string;
  readonly writer: string;
  /** Has half of a phone number that no other guest has. */
  readonly caller: { readonly name: string; readonly halfPhone: string };
  /** Two nights in a row that are available, of one week of the calendar. */
  readonly weekend: readonly [CalendarDate, CalendarDate];
  /** One more night that is available, and the day after it in the same week. */
  readonly phoned: readonly [CalendarDate, CalendarDate];
}

interface DailyTask {
  readonly name: string;
  /** Presses in the back office at commit b11cd632, without the characters of typed texts. */
  readonly before: number;
  /** From the dashboard, as it is when the day begins, until the person sees that it is done. */
  readonly act: (hand: Hand, page: Page, work: DailyWork) => Promise<void>;
}

/** The most that may be left of the presses before. */
const share = 0.6;

export const mostPresses = ({ before }: DailyTask): number => Math.floor(before * share);

const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name });

const panel = (page: Page, name: string) => page.getByRole('region', { name });

/** Whether the calendar shows a day; a person who doesn't see it turns the page. */
async function turnTo(hand: Hand, page: Page, day: CalendarDate): Promise<void> {
  const cell = new CalendarScreen(page).dayCell(day);
  await expect(page.getByRole('grid')).toBeVisible();
  if ((await cell.count()) === 0) await hand.click(page.getByRole('button', { name: 'Next', exact: true }));
  await expect(cell).toBeVisible();
}

/** The six tasks of a host’s day. */
export const dailyTasks: readonly DailyTask[] = [
  {
    name: 'check today’s arrivals',
    before: 1,
    act: async (_hand, page, { arriving }) => {
      const row = panel(page, 'Next Arrivals').getByRole('listitem').filter({ hasText: arriving });
      await expect(row).toContainText('Today');
      await expect(row).toBeInViewport({ ratio: 1 });
    },
  },
  {
    name: 'answer a message',
    before: 4,
    act: async (hand, page, { writer }) => {
      const row = panel(page, 'Needs Attention').getByRole('listitem').filter({ hasText: writer });
      await hand.click(row.getByRole('link', { name: 'Read' }));
      await expect(page.getByRole('textbox', { name: 'Reply' })).toBeFocused();
      await hand.type('Yes, gladly. Check-in is from 4 pm.');
      await hand.press('Control+Enter');
      await expect(page.getByText('Sending your reply').first()).toBeVisible();
    },
  },
  {
    name: 'take a phone booking',
    before: 23,
    act: async (hand, page, { phoned: [checkIn, checkOut] }) => {
      const calendar = new CalendarScreen(page);
      await hand.click(entry(page, 'Calendar'));
      await turnTo(hand, page, checkIn);
      await hand.drag(calendar.dayCell(checkIn), calendar.dayCell(checkOut));
      await hand.click(calendar.day.getByRole('link', { name: 'Add Booking' }));
      await expect(page.getByLabel('Guest Name')).toBeFocused();
      await hand.type('Phoebe Caller');
      await hand.press('Tab');
      await hand.type('phoebe@guests.example.com');
      await hand.press('Tab');
      await hand.type('(404) 555-0199');
      await expect(page.getByText('Dates are available')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Add Booking' }).locator('[aria-busy=true]')).toHaveCount(
        0,
      );
      await hand.press('Enter');
      await expect(page.getByText('Booking created successfully').first()).toBeVisible();
    },
  },
  {
    name: 'block a weekend',
    before: 7,
    act: async (hand, page, { weekend: [first, second] }) => {
      const calendar = new CalendarScreen(page);
      await hand.click(entry(page, 'Calendar'));
      await turnTo(hand, page, first);
      await hand.drag(calendar.dayCell(first), calendar.dayCell(second));
      await expect(calendar.day).toContainText('2 nights');
      await hand.press('Enter');
      await expect(page.getByText('Date range blocked successfully').first()).toBeVisible();
      for (const night of [first, second])
        await expect(calendar.dayCell(night)).toHaveAccessibleName(/Blocked$/);
    },
  },
  {
    name: 'change a price',
    before: 4,
    act: async (hand, page) => {
      await hand.press('Control+k');
      await hand.type('price saturday 333');
      await hand.press('Enter');
      await expect(page.getByText('Pricing updated successfully').first()).toBeVisible();
      await expect(page.getByText('Saturday nights: $333.00').first()).toBeVisible();
    },
  },
  {
    name: 'find a guest by half a phone number',
    before: 3,
    act: async (hand, page, { caller }) => {
      await hand.type(caller.halfPhone);
      await hand.press('Enter');
      await expect(page).toHaveURL(/\/admin\/crm\/[^/?]+$/);
      await expect(page.getByRole('heading', { name: caller.name })).toBeVisible();
    },
  },
];
