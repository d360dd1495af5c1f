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

  /** Finds bookings of any time; without a search, upcoming ones. */
  async open(search = ''): Promise<void> {
    await this.page.goto(`/admin/bookings${search && `?search=${search}`}`);
    await expect(this.page.getByRole('heading', { name: 'All Bookings' })).toBeVisible();
  }

  /** The booking in the list. */
  row(guestName: string): Locator {
    return this.page.getByRole('row', { name: guestName });
  }

  /** The booking's panel, with everything of it. */
  panel(guestName: string): Locator {
    return this.page.getByRole('dialog', { name: guestName, exact: true });
  }

  /** Chooses an action of the booking's menu. */
  async act(guestName: string, action: string): Promise<void> {
    await this.row(guestName)
      .getByRole('button', { name: `Actions for ${guestName}` })
      .click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  async viewDetails(guestName: string): Promise<Locator> {
    await this.act(guestName, 'View Details');
    const panel = this.panel(guestName);
    await expect(panel).toBeVisible();
    return panel;
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  async add(): Promise<void> {
    await this.page.getByRole('button', { name: 'Add Booking' }).click();
  }

  async edit(guestName: string): Promise<void> {
    await this.act(guestName, 'Edit');
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
    await this.act(guestName, 'Status');
    const dialog = this.dialog('Update Booking Status');
    await dialog.getByRole('combobox', { name: 'Status' }).selectOption(status);
    return dialog;
  }
}
