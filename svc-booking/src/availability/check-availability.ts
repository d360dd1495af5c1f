import { dateInZone, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { Clock } from '@getaway/kernel/instant';
import { findHeldStay } from '../bookings/find-held-stay.ts';
import type { Database } from '../database/database.ts';
import type { BrokenRule } from '../rates/broken-rules.rules.ts';
import { listBrokenRules } from '../rates/list-broken-rules.ts';
import { readFreedom } from './nights.repository.ts';
import type { OwnNights } from './own-nights.rules.ts';
import { checkStay, type StayFault } from './stay-dates.rules.ts';
import type { StayHours } from './stay-hours.rules.ts';

export type CheckAvailabilityOutcome =
  /** `broken`: the rule that a guest's stay on available nights breaks. */
  | { readonly ok: true; readonly isAvailable: boolean; readonly broken?: BrokenRule | undefined }
  | { readonly ok: false; readonly fault: StayFault };

interface AvailabilityDeps {
  readonly database: Database;
  readonly now: Clock;
  readonly timeZone: string;
  readonly usualHours: Pick<StayHours, 'checkInTime'>;
}

/**
 * Whether a guest, or staff, can have these dates. Only staff may ask about a stay that has begun, ignore the rules of stays, or
 * leave out the nights of a booking, because that answer reveals which booking has them.
 */
export async function checkAvailability(
  deps: AvailabilityDeps,
  asked: {
    dates: { checkInDate: CalendarDate; checkOutDate: CalendarDate };
    excludeBookingId: string | undefined;
    ignoresRules: boolean;
    holdId: string | null;
    isStaff: () => Promise<boolean>;
  },
): Promise<CheckAvailabilityOutcome> {
  const { dates, excludeBookingId, ignoresRules, holdId } = asked;
  let checked = checkStay(dates, dateInZone(deps.now(), deps.timeZone));
  const isPast = !checked.ok && checked.fault.path === 'checkInDate';
  const isStaff = (isPast || excludeBookingId !== undefined || ignoresRules) && (await asked.isStaff());
  if (isPast) {
    if (!isStaff) return { ok: true, isAvailable: false };
    checked = checkStay(dates, dates.checkInDate);
  }
  if (!checked.ok) return checked;
  const { stay } = checked;
  const own = { holdId, bookingId: isStaff ? (excludeBookingId ?? null) : null };
  const { free, ruled } = await readFreedom(deps.database.pool, stay, own);
  if (!free || !ruled || isStaff) return { ok: true, isAvailable: free };
  const broken = await firstBroken(deps, stay, own);
  return { ok: true, isAvailable: broken === undefined, broken };
}

async function firstBroken(
  { database: { prisma: tx }, now, timeZone, usualHours }: AvailabilityDeps,
  stay: { checkIn: CalendarDate; checkOut: CalendarDate },
  own: OwnNights,
): Promise<BrokenRule | undefined> {
  const house = { now: now(), timeZone, checkInTime: usualHours.checkInTime };
  const kept = await findHeldStay(tx, own.holdId ?? undefined);
  const [first] = await listBrokenRules({ tx, house }, stay, { own, kept });
  return first;
}
