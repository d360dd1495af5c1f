import type { Request } from 'express';
import { addDays } from '@getaway/kernel/calendar-date';
import { inWholeDollars } from '@getaway/kernel/money';
import { html } from '../html.ts';
import { withoutSlash } from '../known-paths.ts';
import { servedData } from '../served-data.ts';
import type { ServedParts } from '../served-parts.ts';
import { monthsOf } from './months.ts';
import type { Nights } from './read-nights.ts';

/** The hold of this browser (svc-booking's `hold-cookie.http.ts`): its nights are available to this guest alone. */
const holdCookie = /(?:^|;\s*)(?:__Host-)?hold=/;

/** Whether a page gets nights for its calendar: not if the guest has a hold, since its script has to ask for those anyway. */
export function getsCalendar(request: Request): boolean {
  return withoutSlash(request.path) === '/booking' && !holdCookie.test(request.get('cookie') ?? '');
}

/**
 * Each page carries the price that the landing page begins with, as a guest may come there from each. A calendar also
 * gets the nights for its script, and months to look at until then.
 */
export function servedNights(nights: Nights, { isCalendar }: { readonly isCalendar: boolean }): ServedParts {
  const parts = made.get(nights) ?? partsOf(nights);
  made.set(nights, parts);
  return isCalendar ? parts.calendar : parts.other;
}

/** Nights stay the same for a second, in which a crowd may come. */
const made = new WeakMap<Nights, ReturnType<typeof partsOf>>();

function partsOf(nights: Nights): { readonly calendar: ServedParts; readonly other: ServedParts } {
  const from = cheapestNight(nights);
  const price = html`${from === undefined ? null : inWholeDollars(from)}`;
  const other = { places: { 'from-price': price }, data: servedData('from-price', price.text) };
  const calendar = {
    places: { ...other.places, months: monthsOf(nights) },
    data: html`${other.data}${servedData('served-nights', nights)}`,
  };
  return { calendar, other };
}

/** In dollars, of the nights that can be booked. */
function cheapestNight({ today, unavailable, prices }: Nights): string | undefined {
  const taken = new Set(unavailable);
  return prices
    .filter((_, index) => !taken.has(addDays(today, index)))
    .reduce<string | undefined>(
      (least, price) => (least !== undefined && Number(least) <= Number(price) ? least : price),
      undefined,
    );
}
