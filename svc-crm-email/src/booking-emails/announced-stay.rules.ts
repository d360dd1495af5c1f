import * as v from 'valibot';
import type { BookingState } from '@getaway/contracts/events/booking';
import { plannedFields } from '@getaway/kernel/stay';
import { normalizeEmail } from '../guests/guest.rules.ts';

/** The state of a stay that its guest was last emailed. Later emails list the differences. */
export const announcedStaySchema = v.object({
  status: v.picklist(['reserved', 'confirmed']),
  email: v.string(),
  checkInDate: v.string(),
  checkInTime: v.string(),
  /** The early check-in that the extras included; absent without one, and in rows of earlier versions, whose emails named none. */
  opensAt: v.optional(v.string()),
  checkOutDate: v.string(),
  checkOutTime: v.string(),
  numberOfGuests: v.number(),
  total: v.string(),
  /** The part of the total that payments by link added; absent when there is none. */
  linkCardFee: v.optional(v.string()),
  /** Names of the extras, sorted; absent in rows of earlier versions. */
  extras: v.optional(v.array(v.string())),
  /** Absent, like the requests, in rows of earlier versions. */
  occasion: v.optional(v.nullable(v.string())),
  specialRequests: v.optional(v.nullable(v.string())),
  confirmedAt: v.nullable(v.string()),
  paymentDueAt: v.nullable(v.string()),
});

export type AnnouncedStay = v.InferOutput<typeof announcedStaySchema>;

/**
 * The state that an email about the booking announces now; undefined for a stay that is neither reserved nor
 * confirmed.
 */
export function announcedStay(booking: BookingState): AnnouncedStay | undefined {
  const { status } = booking;
  if (status !== 'confirmed' && status !== 'pending_payment') return undefined;
  return {
    status: status === 'confirmed' ? 'confirmed' : 'reserved',
    email: normalizeEmail(booking.email),
    checkInDate: booking.checkInDate,
    checkInTime: booking.checkInTime,
    ...(booking.opensAt === undefined ? {} : { opensAt: booking.opensAt }),
    checkOutDate: booking.checkOutDate,
    checkOutTime: booking.checkOutTime,
    numberOfGuests: booking.numberOfGuests,
    total: booking.quote.total,
    ...(booking.quote.linkCardFee === undefined ? {} : { linkCardFee: booking.quote.linkCardFee }),
    extras: extrasOf(booking),
    occasion: booking.occasion,
    specialRequests: booking.specialRequests,
    confirmedAt: booking.confirmedAt,
    paymentDueAt: booking.paymentDueAt,
  };
}

/** The fields that guests plan by: a change of one is worth an email. */
const plannedBy = [...plannedFields, 'total'] as const;

/** Whether staff changed a field that the guest plans by. A new status has its own emails. */
export function isAmended(before: AnnouncedStay | undefined, after: AnnouncedStay | undefined): boolean {
  if (before === undefined || after === undefined || before.status !== after.status) return false;
  // The guest saw the card fee of a payment by link before they paid it.
  const isFeeAdded = before.linkCardFee !== after.linkCardFee;
  const differs = plannedBy.some(
    (field) => before[field] !== after[field] && !(field === 'total' && isFeeAdded),
  );
  return differs || !hasSameExtras(before, after);
}

/** Keeps that a guest changed their stay: later events, such as about their payment, do not say so. */
export function keepingAuthor(state: BookingState, before: BookingState | undefined): BookingState {
  const isSameStay = before !== undefined && !isAmended(announcedStay(before), announcedStay(state));
  return isSameStay && before.changedByGuest ? { ...state, changedByGuest: true } : state;
}

/** The names of the extras of a stay, sorted. */
export function extrasOf({ quote }: Pick<BookingState, 'quote'>): string[] {
  return [...quote.packages, ...quote.addOns].map(({ name }) => name).toSorted();
}

/** Extras that were announced before they were stored count as unchanged. */
function hasSameExtras({ extras: before }: AnnouncedStay, { extras: after }: AnnouncedStay): boolean {
  return before === undefined || after === undefined || before.join('\n') === after.join('\n');
}

/** Whether an email with this content has reached this address already. */
export function isSameAnnouncement(before: AnnouncedStay | undefined, after: AnnouncedStay): boolean {
  return (
    before !== undefined &&
    announcedFields.every((field) => before[field] === after[field]) &&
    hasSameExtras(before, after)
  );
}

const announcedFields = [...plannedBy, 'status', 'email', 'confirmedAt', 'paymentDueAt'] as const;

/** A booking with the state that its guest was last emailed. */
export interface KnownStay {
  readonly booking: BookingState;
  readonly announced: AnnouncedStay | undefined;
  /** A complete email about the stay is still queued. */
  readonly isConfirmationDue: boolean;
}
