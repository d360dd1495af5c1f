import type { Answer } from '@getaway/contracts/http/call';
import { addOnCategoryNames, type AddOnService, type StayPackage } from '@getaway/contracts/http/catalogue';
import type { Guest } from '@getaway/contracts/http/guests';
import type { listPromoCodes, StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { formatTotal } from '@getaway/web-kit/format/money';
import { guestName } from '../features/crm/guest-words.ts';
import { formatDate } from '../format/dates.ts';
import { inWords } from '../format/in-words.ts';

/** Something that was found, and where to look at it. */
export interface Find {
  readonly path: string;
  readonly label: string;
  /** What tells it from others with the same label. */
  readonly detail: string;
}

/** A guest, who has a page of their own. */
export function guestFind({ id, email, phone, ...guest }: Guest): Find {
  return { path: `/admin/crm/${id}`, label: guestName(guest), detail: joined([email, phone]) };
}

/** A booking, as the only one in its list. */
export function bookingFind(booking: StaffBooking): Find {
  const { guestName: label, bookingReference, checkInDate, checkOutDate, status } = booking;
  const dates = `${formatDate(checkInDate)} – ${formatDate(checkOutDate)}`;
  return {
    path: `/admin/bookings?search=${encodeURIComponent(bookingReference)}`,
    label,
    detail: joined([bookingReference, dates, inWords(status)]),
  };
}

/** A promo code, in the list that it narrows. */
export function codeFind({ code, name }: Answer<typeof listPromoCodes>[number]): Find {
  return { path: `/admin/promos?search=${encodeURIComponent(code)}`, label: code, detail: name };
}

/** A service, in the form that edits it. */
export function serviceFind({ id, name, price, category, isActive }: AddOnService): Find {
  const detail = joined([addOnCategoryNames[category], formatTotal(price), isActive ? null : 'Inactive']);
  return { path: `/admin/services?edit=${id}`, label: name, detail };
}

/** A package, in the form that edits it. */
export function packageFind({ id, name, price, isActive }: StayPackage): Find {
  const detail = joined([formatTotal(price), isActive ? null : 'Inactive']);
  return { path: `/admin/packages?edit=${id}`, label: name, detail };
}

/** Between the parts of a detail. */
export const between = ' · ';

function joined(parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(between);
}
