import { expect, type Locator } from '@playwright/test';
import { PageObject } from './page-object.ts';

const format = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

/** The screen 'Calendar' of the back office as staff use it. */
export class CalendarScreen extends PageObject {
  readonly feeds: Locator = this.page.getByRole('region', { name: 'External Calendar Feeds' });
  readonly conflicts: Locator = this.page.getByRole('region', { name: 'Conflicts', exact: true });
  readonly grid: Locator = this.page.getByRole('grid');
  /** The panel with the month: its toolbar, the grid, and the legend. */
  readonly month: Locator = this.page.getByRole('region').filter({ has: this.grid });
  // The panel beside the month, whose title is the chosen day.
  readonly day: Locator = this.page.getByRole('region').filter({
    has: this.page.getByRole('heading', { name: /^(Select a date|\w+day, |\w{3} \d+ – )/ }),
  });

  async open(): Promise<void> {
    await this.page.goto('/admin/calendar');
    await expect(this.grid).toBeVisible();
  }

  async turnTo(date: string): Promise<void> {
    const title = format(date, { month: 'long', year: 'numeric' });
    const heading = this.page.getByRole('heading', { name: title, exact: true });
    for (let turns = 0; turns < 24 && (await heading.count()) === 0; turns += 1)
      await this.page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(heading).toBeVisible();
  }

  /** A day of the month in view; its name begins as '2027-02-12' is read out, 'Friday, February 12, 2027'. */
  dayCell(date: string): Locator {
    const [weekday, month] = [format(date, { weekday: 'long' }), format(date, { month: 'long' })];
    return this.grid.getByRole('button', {
      name: `${weekday}, ${month} ${Number(date.slice(8))}, ${date.slice(0, 4)}`,
    });
  }

  feed(name: string): Locator {
    return this.feeds.getByRole('list', { name: 'Feeds' }).getByRole('listitem').filter({ hasText: name });
  }

  async addFeed(name: string, url: string): Promise<void> {
    await this.feeds.getByRole('button', { name: 'Add Feed' }).click();
    await this.feeds.getByLabel('Feed Name').fill(name);
    await this.feeds.getByLabel('iCal URL').fill(url);
    await this.feeds.getByRole('button', { name: 'Add Feed' }).click();
  }

  async says(text: string): Promise<void> {
    await expect(this.page.getByText(text).first()).toBeVisible();
  }
}
