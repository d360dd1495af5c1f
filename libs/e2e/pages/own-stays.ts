import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import type { Mailbox } from './mailbox.ts';
import type { StaffApi } from './staff-api.ts';
import { stayPathIn } from './stay.page.ts';

interface BookedBy {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

const bookedSchema = v.object({ id: v.string(), bookingReference: v.string(), totalPrice: v.string() });
export type BookedStay = v.InferOutput<typeof bookedSchema>;

/** A stay that staff wrote down, confirmed and without a payment unless `more` says otherwise. */
export async function bookForGuest(
  staff: StaffApi,
  { firstName, lastName, email }: BookedBy,
  [checkInDate, checkOutDate]: readonly [string, string],
  more: object = {},
): Promise<BookedStay> {
  const stay = { guestName: `${firstName} ${lastName}`, email, checkInDate, checkOutDate, ...more };
  return v.parse(bookedSchema, await staff.create('/api/admin/bookings', stay));
}

/** Asks for the link of a stay as a page's browser, and answers the path that its email links to. */
export async function askForLink(
  page: Page,
  mailbox: Mailbox,
  { bookingReference }: Pick<BookedStay, 'bookingReference'>,
  email: string,
): Promise<string> {
  const asked = await page.request.post('/api/find-booking', { data: { bookingReference, email } });
  expect(asked.status()).toBe(202);
  return stayPathIn(
    (await mailbox.emailWith(email, `Your stay at Lantern Hollow (${bookingReference})`)).text,
  );
}
