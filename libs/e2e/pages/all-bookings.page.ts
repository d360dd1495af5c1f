import { expect, type Locator } from '@playwright/test';
import { PageObject } from './page-object.ts';

/** What staff write down of a stay. */
export interface WrittenStay {
  readonly guestName: string;
  readonly email: string;
  readonly checkIn: string;
  readonly checkOut: string;
}

/** The screen 'All Bookings' as staff use it. */
export class AllBookings extends PageObject {
  readonly form: Locator = this.page.getByRole('region', { name: /^(Add|Edit) Booking$/ });
  readonly save: Locator = this.form.getByRole('button', { name: /^Save/ });

  async open(search = ''): Promise<void> {
    await this.page.goto(`/admin/bookings${search && `?search=${search}`}`);
    await expect(this.page.getByRole('heading', { name: 'All Bookings' })).toBeVisible();
  }

  card(guestName: string): Locator {
    return this.page.getByRole('article', { name: guestName });
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  async add(): Promise<void> {
    await this.page.getByRole('button', { name: 'Add Booking' }).click();
  }

  async edit(guestName: string): Promise<void> {
    await this.card(guestName).getByRole('button', { name: 'Edit' }).click();
    await this.isFree();
  }

  async write({ guestName, email, checkIn, checkOut }: WrittenStay): Promise<void> {
    await this.form.getByLabel('Guest Name').fill(guestName);
    await this.form.getByLabel('Email').fill(email);
    await this.form.getByLabel('Check-in Date').fill(checkIn);
    await this.form.getByLabel('Check-out Date').fill(checkOut);
  }

  /** The dates of the form were asked for and can be had, and their price is there. */
  async isFree(): Promise<void> {
    await expect(this.form.getByText('Dates are available')).toBeVisible();
    await expect(this.form.locator('[aria-busy=true]')).toHaveCount(0);
  }

  async says(text: string): Promise<void> {
    await expect(this.page.getByText(text).first()).toBeVisible();
  }

  /** Opens the status dialog of a booking and chooses one there. */
  async chooseStatus(guestName: string, status: string): Promise<Locator> {
    await this.card(guestName).getByRole('button', { name: 'Status' }).click();
    const dialog = this.dialog('Update Booking Status');
    await dialog.getByRole('combobox', { name: 'Status' }).selectOption(status);
    return dialog;
  }
}
