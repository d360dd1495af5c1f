import { expect, type Locator } from '@playwright/test';
import { BookingPage, testCards, type GuestDetails } from './booking.page.ts';
import { PageObject } from './page-object.ts';

/** The path of the stay's page that an email links to. */
export function stayPathIn(text: string): string {
  return /\/stay\/[\w-]{43}/.exec(text)?.[0] ?? 'no link';
}

/** The first amount in a text, in cents. */
export function centsIn(text: string | null): number {
  const [, dollars, fraction] = /\$([\d,]+)\.(\d{2})/.exec(text ?? '') ?? [];
  if (dollars === undefined) throw new Error(`no amount in '${text}'`);
  return Number(`${dollars.replaceAll(',', '')}${fraction}`);
}

type Change =
  | 'Add something special'
  | 'Move your dates'
  | 'Guests, times, and requests'
  | 'Cancel your booking';

/** The page of a stay as its guest uses it. */
export class StayPage extends PageObject {
  readonly notices: Locator = this.page.getByRole('main').getByRole('status').first();
  readonly price: Locator = this.page.getByRole('region', { name: 'Price and payments' });
  readonly payments: Locator = this.price.getByRole('list', { name: 'Payments' }).getByRole('listitem');
  readonly pay: Locator = this.price.getByRole('button', { name: /^Pay \$/ });
  readonly message: Locator = this.page.getByLabel('Your message');
  readonly send: Locator = this.page.getByRole('button', { name: 'Send message' });
  readonly conversation: Locator = this.page.getByRole('list', { name: 'Conversation' });

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  }

  toggle(change: Change): Locator {
    return this.page.getByRole('button', { name: change });
  }

  /** What the strong line of the open panel shows, in cents. */
  async figure(label: string): Promise<number> {
    const line = this.page.locator('dl div').filter({ hasText: label });
    await expect(line).toBeVisible();
    return centsIn(await line.textContent());
  }

  /** Pays what is left, and answers the cents that the card was charged. */
  async payByCard(guest: GuestDetails): Promise<number> {
    const amount = centsIn(await this.pay.textContent());
    await this.pay.click();
    await new BookingPage(this.page).fillPayment(testCards.succeeds, guest);
    await this.pay.click();
    await expect(this.notices).toContainText('Your payment of $');
    return amount;
  }

  /** Dates in the month of the stay, the one before, or later. */
  async chooseDates(checkIn: string, checkOut: string): Promise<void> {
    const calendar = new BookingPage(this.page);
    await this.page.getByRole('button', { name: 'Previous month' }).click();
    await (await calendar.day(checkIn)).click();
    await (await calendar.day(checkOut)).click();
  }
}
