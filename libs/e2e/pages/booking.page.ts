import { expect, type Locator } from '@playwright/test';
import { PageObject } from './page-object.ts';

/** '2027-02-12' as the calendar reads it out: 'Friday, February 12'. */
export function spokenDay(date: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
  return part({ weekday: 'long', month: 'long', day: 'numeric' });
}

export interface GuestDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

export const testCards = {
  succeeds: '4242424242424242',
  declined: '4000000000000002',
  asksTheCardholder: '4000002760003184',
} as const;

const stepTitles = {
  dates: 'When would you like to come?',
  details: 'Who is coming?',
  addOns: 'Make it special',
  payment: 'Payment',
} as const;

type StepName = keyof typeof stepTitles;

/** The booking wizard as a guest uses it. */
export class BookingPage extends PageObject {
  readonly complete: Locator = this.page.getByRole('button', { name: 'Complete' });
  readonly next: Locator = this.page.getByRole('button', { name: 'Next', exact: true });
  readonly heldFor: Locator = this.page.getByText(/holding your dates for/i);

  async open(): Promise<void> {
    await this.page.goto('/booking');
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** A day of the calendar, turned to its month. */
  async day(date: string): Promise<Locator> {
    const day = this.page.getByRole('button', { name: new RegExp(`^${spokenDay(date)}(?!\\d)`) });
    const month = this.page.getByRole('grid').first();
    await expect(month).toBeVisible();
    const shown = new Date(`1 ${await month.getAttribute('aria-label')} UTC`);
    const isEarlier = new Date(date) < shown;
    const turn = this.page.getByRole('button', { name: isEarlier ? 'Previous month' : 'Next month' });
    for (let turns = 0; turns < 20 && (await day.count()) === 0; turns += 1) await turn.click();
    return day.first();
  }

  /** With the dates chosen by the address, as the chat links it. */
  async openWithDates([checkIn, checkOut]: readonly [string, string]): Promise<void> {
    await this.page.goto(`/booking?checkIn=${checkIn}&checkOut=${checkOut}`);
    await expect(this.next).toBeEnabled();
  }

  async isAt(step: StepName): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 2, name: stepTitles[step] })).toBeVisible();
  }

  async applyPromo(code: string): Promise<void> {
    await this.page.getByLabel('Promotion code').fill(code);
    await this.page.getByRole('button', { name: 'Apply' }).click();
  }

  async chooseDates(checkIn: string, checkOut: string): Promise<void> {
    await (await this.day(checkIn)).click();
    await (await this.day(checkOut)).click();
    await expect(this.next).toBeEnabled();
  }

  async giveDetails({ firstName, lastName, email, phone }: GuestDetails): Promise<void> {
    await this.page.getByLabel('First name').fill(firstName);
    await this.page.getByLabel('Last name').fill(lastName);
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Phone').fill(phone);
  }

  /** From the dates to the payment step, with the payment prepared. */
  async goToPayment(dates: readonly [string, string], guest: GuestDetails, addOn?: string): Promise<void> {
    await this.chooseDates(...dates);
    await this.goOnToPayment(guest, addOn);
  }

  /** The same with the dates chosen already. */
  async goOnToPayment(guest: GuestDetails, addOn?: string): Promise<void> {
    await this.next.click();
    await this.giveDetails(guest);
    await this.next.click();
    if (addOn) await this.page.getByRole('checkbox', { name: addOn }).check();
    await this.next.click();
  }

  /** From no dates to all that Complete needs. */
  async getReadyToPay(
    dates: readonly [string, string],
    guest: GuestDetails,
    card: string = testCards.succeeds,
  ): Promise<void> {
    await this.openWithDates(dates);
    await this.goOnToPayment(guest);
    await this.fillPayment(card, guest);
  }

  /** Books and pays by card, which opens the page of the stay. Returns the path of that page. */
  async bookStay(dates: readonly [string, string], guest: GuestDetails): Promise<string> {
    await this.getReadyToPay(dates, guest);
    await this.complete.click();
    await expect(this.page.getByText('Booking Confirmed!').first()).toBeVisible();
    return new URL(this.page.url()).pathname;
  }

  async fillPayment(card: string, guest: GuestDetails): Promise<void> {
    const billing = this.page.getByRole('form', { name: 'Payment by card' });
    await billing.getByLabel('First name').fill(guest.firstName);
    await billing.getByLabel('Last name').fill(guest.lastName);
    await billing.getByLabel('Address line 1').fill('12 St James’s Square');
    await billing.getByLabel('City').fill('Atlanta');
    await billing.getByLabel('State').fill('GA');
    await billing.getByLabel('ZIP code').fill('30030');
    await this.fillCard(card);
  }

  async fillCard(card: string): Promise<void> {
    await this.page.getByLabel('Card number').fill(card);
    await this.page.getByLabel('Expiration date MM / YY').fill('12 / 34');
    await this.page.getByLabel('CVC').fill('123');
  }
}
