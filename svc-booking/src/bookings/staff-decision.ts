import type { BookingState } from '@getaway/contracts/events/booking';
import type { RefundChoice } from '@getaway/contracts/http/staff-booking-changes';
import type { StayHours } from '../availability/stay-hours.rules.ts';
import type { BookingRecord } from './booking-record.rules.ts';
import type { RefundReason } from './cancellation-policy.rules.ts';
import type { ConfirmDeps } from '../payments/confirm-paid-booking.ts';

export interface StaffBookingDeps extends ConfirmDeps {
  readonly timeZone: string;
  readonly usualHours: Pick<StayHours, 'checkInTime'>;
  readonly newId: () => string;
}

/** What limits a change that guests make on their own page. Staff are not limited. */
export interface GuestTerms {
  /** Why the change is not possible now, as a sentence. Also asked under the booking's lock. */
  readonly whyNot: (booking: BookingRecord, now: Date) => string | undefined;
  /** What a cancellation leaves to the house to return by hand; undefined when it is nothing. */
  readonly toReturn?: BookingState['toReturn'];
  /** Why the policy refunds a cancellation, or does not. */
  readonly refundReason?: RefundReason;
}

/** Who changes a booking, and which state of it they saw. */
export interface StaffDecision {
  readonly id: string;
  /** The revision that staff saw; a newer one causes a refusal. */
  readonly revision: number | undefined;
  readonly actor: string;
  /** Missing when staff decide. */
  readonly guest?: GuestTerms;
  readonly correlationId: string;
}

/** A decision about money. Repeated under its key, it has one effect, even if a crash lost its answer. */
export interface KeyedDecision extends StaffDecision {
  /** The request's Idempotency-Key, if it has one. */
  readonly key: string | undefined;
}

/** A decision that may include a refund. */
export interface RefundingDecision extends StaffDecision {
  readonly refund: RefundChoice | undefined;
}

/** Why the guest who decides cannot do it now; undefined for staff. */
export function whyNotForGuest(
  { guest }: Pick<StaffDecision, 'guest'>,
  booking: BookingRecord,
  now: Date,
): { readonly ok: false; readonly reason: 'not-possible-now'; readonly whyNot: string } | undefined {
  const whyNot = guest?.whyNot(booking, now);
  return whyNot === undefined ? undefined : { ok: false, reason: 'not-possible-now', whyNot };
}

export function isStale(booking: BookingRecord, { revision }: Pick<StaffDecision, 'revision'>): boolean {
  return revision !== undefined && revision !== booking.revision;
}
