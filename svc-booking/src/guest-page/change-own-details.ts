import { hoursFault, type HoursFault, type UsualHours } from '../availability/stay-hours.rules.ts';
import type { GuestLimits } from '@getaway/property/guests';
import { tooManyGuests } from '../availability/guest-count.ts';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import type { DetailsChange } from '../bookings/booking-details.rules.ts';
import { findBooking } from '../bookings/find-booking.ts';
import { findExtras } from '../bookings/find-extras.ts';
import type { GuestTerms, StaffBookingDeps } from '../bookings/staff-decision.ts';
import type { StaffRefusal } from '../bookings/staff-refusal.ts';
import { updateStaffBooking } from '../bookings/update-staff-booking.ts';
import { guestAuthor } from './guest-author.rules.ts';
import { bookedOpening } from './booked-opening.ts';
import { offerDetails } from './stay-offers.rules.ts';

export type OwnDetails = Pick<
  DetailsChange,
  'numberOfGuests' | 'checkInTime' | 'checkOutTime' | 'occasion' | 'specialRequests'
>;

export type ChangeOwnDetailsOutcome =
  | { readonly ok: true; readonly booking: BookingRecord }
  | { readonly ok: false; readonly reason: 'hours-not-offered'; readonly fault: HoursFault }
  | StaffRefusal;

/** Changes what guests may change about a stay without another price. */
export async function changeOwnDetails(
  deps: StaffBookingDeps & {
    readonly usualHours: UsualHours;
    readonly property: GuestLimits;
  },
  input: {
    readonly bookingId: string;
    readonly details: OwnDetails;
    /** What the page shows; a newer one refuses the change. */
    readonly revision: number | undefined;
    readonly correlationId: string;
  },
): Promise<ChangeOwnDetailsOutcome> {
  const { bookingId: id, details, revision, correlationId } = input;
  const booking = await findBooking(deps.database.prisma, { id });
  if (!booking) return { ok: false, reason: 'not-found' };
  const fault = await faultOfHours(deps, booking, details);
  if (fault) return { ok: false, reason: 'hours-not-offered', fault };
  // What staff agreed on stays possible.
  const isMore = (details.numberOfGuests ?? 0) > booking.numberOfGuests;
  const whyNot = isMore ? tooManyGuests(deps.property, details.numberOfGuests ?? 0) : undefined;
  if (whyNot) return { ok: false, reason: 'not-possible-now', whyNot: `${whyNot}.` };
  const guest: GuestTerms = {
    whyNot: (before, now) => offerDetails(before, now, deps.timeZone).whyNot ?? undefined,
  };
  const decision = { id, revision, refund: undefined, actor: guestAuthor, guest, correlationId };
  return updateStaffBooking(deps, decision, details);
}

/** Hours that staff agreed on stay possible. Others are those of the booking page. */
async function faultOfHours(
  deps: { readonly database: StaffBookingDeps['database']; readonly usualHours: UsualHours },
  booking: BookingRecord,
  { checkInTime = booking.checkInTime, checkOutTime = booking.checkOutTime }: OwnDetails,
): Promise<HoursFault | undefined> {
  const { usualHours: usual, database } = deps;
  const asked = {
    checkInTime: checkInTime === booking.checkInTime ? usual.checkInTime : checkInTime,
    checkOutTime: checkOutTime === booking.checkOutTime ? usual.checkOutTime : checkOutTime,
  };
  if (asked.checkInTime === usual.checkInTime && asked.checkOutTime === usual.checkOutTime) return undefined;
  const booked = await findExtras(database.prisma, booking);
  return hoursFault(asked, usual, await bookedOpening({ database }, booked));
}
