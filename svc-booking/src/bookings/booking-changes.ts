import {
  bookingCancelled,
  bookingChanged,
  bookingCompleted,
  bookingConfirmed,
} from '@getaway/contracts/events/booking';
import type { FieldChange } from '@getaway/contracts/http/staff-booking-changes';
import { decimalFromCents } from '@getaway/kernel/money';
import type { BookingRecord } from './booking-record.rules.ts';
import { detailChanges } from './booking-details.rules.ts';

/** What differs between two states of a booking, for its history. Amounts are dollars. */
export function changesBetween(before: BookingRecord, after: BookingRecord): FieldChange[] {
  const facts = (booking: BookingRecord) => ({
    status: booking.status,
    addOns: names(booking.quote.addOns),
    packages: names(booking.quote.packages),
    totalPrice: decimalFromCents(booking.total),
    cancellationNoticeHours: booking.cancellationNoticeHours,
    holdExpiresAt: booking.holdExpiresAt?.toISOString() ?? null,
    paymentDueAt: booking.paymentDueAt?.toISOString() ?? null,
  });
  const [from, to] = [facts(before), facts(after)];
  const keys = Object.keys(from) as (keyof typeof from)[];
  return [
    ...detailChanges(before, after),
    ...keys.flatMap((field) =>
      from[field] === to[field] ? [] : [{ field, from: from[field], to: to[field] }],
    ),
  ];
}

/** The fields of a booking that was created or deleted, as changes from or to nothing. */
export function snapshot(booking: BookingRecord, as: 'from' | 'to'): FieldChange[] {
  const facts = {
    bookingReference: booking.bookingReference,
    guestName: booking.guestName,
    checkInDate: booking.checkInDate,
    checkOutDate: booking.checkOutDate,
    status: booking.status,
    totalPrice: decimalFromCents(booking.total),
    ...(booking.paid > 0 ? { paidTotal: decimalFromCents(booking.paid) } : {}),
  };
  return Object.entries(facts).map(([field, value]) => ({ field, from: null, to: null, [as]: value }));
}

/** The event for a change: a new status has its own event. */
export function eventOf(before: BookingRecord, after: BookingRecord) {
  if (before.status === after.status) return bookingChanged;
  switch (after.status) {
    case 'confirmed':
      return bookingConfirmed;
    case 'cancelled':
      return bookingCancelled;
    case 'completed':
      return bookingCompleted;
    case 'pending':
    case 'pending_payment':
      return bookingChanged;
  }
}

/** Sorted, so that another order alone is no change. */
function names(lines: readonly { name: string }[]): string | null {
  if (lines.length === 0) return null;
  return lines
    .map(({ name }) => name)
    .toSorted()
    .join(', ');
}
