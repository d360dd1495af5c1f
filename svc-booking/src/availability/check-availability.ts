import { dateInZone, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { Clock } from '@getaway/kernel/instant';
import type { Database } from '../database/database.ts';
import { isStayAvailable } from './is-stay-available.ts';
import { checkStay, type StayFault } from './stay-dates.rules.ts';

export type CheckAvailabilityOutcome =
  | { readonly ok: true; readonly isAvailable: boolean }
  | { readonly ok: false; readonly fault: StayFault };

/**
 * Whether a guest, or staff, can have these dates. Only staff may ask about a stay that has begun, or leave out
 * the nights of a booking, because that answer reveals which booking has them.
 */
export async function checkAvailability(
  deps: { database: Database; now: Clock; timeZone: string },
  asked: {
    dates: { checkInDate: CalendarDate; checkOutDate: CalendarDate };
    excludeBookingId: string | undefined;
    holdId: string | null;
    isStaff: () => Promise<boolean>;
  },
): Promise<CheckAvailabilityOutcome> {
  const { dates, excludeBookingId, holdId } = asked;
  let checked = checkStay(dates, dateInZone(deps.now(), deps.timeZone));
  const isPast = !checked.ok && checked.fault.path === 'checkInDate';
  const isStaff = (isPast || excludeBookingId !== undefined) && (await asked.isStaff());
  if (isPast) {
    if (!isStaff) return { ok: true, isAvailable: false };
    checked = checkStay(dates, dates.checkInDate);
  }
  if (!checked.ok) return checked;
  const own = { holdId, bookingId: isStaff ? (excludeBookingId ?? null) : null };
  return { ok: true, isAvailable: await isStayAvailable(deps, checked.stay, own) };
}
