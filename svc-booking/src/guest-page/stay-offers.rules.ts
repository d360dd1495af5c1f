import { addMilliseconds, hourMs } from '@getaway/kernel/instant';
import { cents, zeroCents } from '@getaway/kernel/money';
import { refundEnd } from '@getaway/kernel/refund-end';
import { instantInZone } from '@getaway/kernel/zoned-time';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import { refundByPolicy } from '../bookings/cancellation-policy.rules.ts';

/** What the guest of a booking can do, and until when; or why not, as a sentence. */
export interface StayOffer {
  readonly allowed: boolean;
  readonly until: Date | null;
  readonly whyNot: string | null;
}

/** What offers depend on. */
export type OfferedStay = Pick<
  BookingRecord,
  | 'status'
  | 'checkInDate'
  | 'checkInTime'
  | 'checkOutDate'
  | 'checkOutTime'
  | 'cancellationNoticeHours'
  | 'refundCheckInTime'
  | 'paymentDueAt'
>;

const oneCent = cents(1);

/** Hours before check-in until which extras can be added. */
export const extrasNoticeHours = 48;
/** Hours before check-in from which the entry code is shown. */
const entryCodeHours = 24;

/** The hours of a stay as moments. */
export function momentsOf(
  { checkInDate, checkInTime, checkOutDate, checkOutTime }: Omit<OfferedStay, 'status'>,
  timeZone: string,
): { readonly checkInAt: Date; readonly checkOutAt: Date } {
  return {
    checkInAt: instantInZone(checkInDate, checkInTime, timeZone),
    checkOutAt: instantInZone(checkOutDate, checkOutTime, timeZone),
  };
}

/** Until check-in. `until` is the end of the full refund, while it lasts. */
export function offerToCancel(stay: OfferedStay, now: Date, timeZone: string): StayOffer {
  const whyNot = whyEnded(stay, now) ?? whyBegun(stay, now, timeZone);
  if (whyNot !== undefined) return refused(whyNot);
  const end = fullRefundEnd(stay, now, timeZone);
  return { allowed: true, until: end, whyNot: null };
}

/** While the policy would refund a cancellation in full. */
export function offerToMove(stay: OfferedStay, now: Date, timeZone: string): StayOffer {
  const whyNot = whyEnded(stay, now) ?? whyBegun(stay, now, timeZone);
  if (whyNot !== undefined) return refused(whyNot);
  if (stay.status === 'pending_payment') return refused('You can move your stay once it’s paid.');
  const end = fullRefundEnd(stay, now, timeZone);
  if (end === null) return refused('It’s too late to change your dates online. Please write to us.');
  return { allowed: true, until: end, whyNot: null };
}

/** Until 48 hours before check-in, which a guest doesn't move by choosing another hour. */
export function offerExtras(stay: OfferedStay, now: Date, timeZone: string): StayOffer {
  const whyNot = whyEnded(stay, now) ?? whyBegun(stay, now, timeZone);
  if (whyNot !== undefined) return refused(whyNot);
  const until = refundEnd(stay, extrasNoticeHours, timeZone);
  if (now >= until)
    return refused('It’s too late to add extras online. Write to us, and we’ll see what we can do.');
  return { allowed: true, until, whyNot: null };
}

/** Guests, times, occasion and requests: until check-in. */
export function offerDetails(stay: OfferedStay, now: Date, timeZone: string): StayOffer {
  const whyNot = whyEnded(stay, now) ?? whyBegun(stay, now, timeZone);
  if (whyNot !== undefined) return refused(whyNot);
  return { allowed: true, until: momentsOf(stay, timeZone).checkInAt, whyNot: null };
}

/** The entry code from 24 hours before check-in until check-out. */
export function shownEntryCode(
  stay: OfferedStay & Pick<BookingRecord, 'entryCode'>,
  now: Date,
  timeZone: string,
): { readonly code: string | null; readonly from: Date } {
  const { checkInAt, checkOutAt } = momentsOf(stay, timeZone);
  const from = addMilliseconds(checkInAt, -entryCodeHours * hourMs);
  const isShown = stay.status === 'confirmed' && now >= from && now < checkOutAt;
  return { code: isShown ? stay.entryCode : null, from };
}

/** The end of the full refund; null once it has passed. On the day of arrival there is none. */
export function fullRefundEnd(stay: OfferedStay, now: Date, timeZone: string): Date | null {
  // The policy's answer for a paid cent: its money does not matter here, only its time.
  const { reason, deadline } = refundByPolicy({ ...stay, paid: oneCent, refunded: zeroCents }, now, timeZone);
  return reason === 'in-time' ? deadline : null;
}

function whyEnded({ status, paymentDueAt }: OfferedStay, now: Date): string | undefined {
  switch (status) {
    case 'cancelled':
      return 'This booking is already canceled.';
    case 'completed':
      return 'This stay is over.';
    case 'pending':
      return 'This booking isn’t complete yet.';
    case 'pending_payment':
      return paymentDueAt !== null && paymentDueAt <= now ? 'This reservation has expired.' : undefined;
    case 'confirmed':
      return undefined;
    default:
      return status satisfies never;
  }
}

function whyBegun(stay: OfferedStay, now: Date, timeZone: string): string | undefined {
  const { checkInAt, checkOutAt } = momentsOf(stay, timeZone);
  if (now >= checkOutAt) return 'This stay is over.';
  return now >= checkInAt ? 'Your stay has begun. Please call us.' : undefined;
}

function refused(whyNot: string): StayOffer {
  return { allowed: false, until: null, whyNot };
}
