import { randomUUID } from 'node:crypto';
import type { BookingState } from '@getaway/contracts/events/booking';
import { hourMs } from '@getaway/kernel/instant';
import { bookingState } from '@getaway/testing/booking-state';

let guests = 0;

/** A confirmed booking of a guest who has no other. */
export function bookingOfNewGuest(different: Partial<BookingState> = {}): BookingState {
  guests += 1;
  return bookingState({ entityId: randomUUID(), email: `guest${guests}@example.com`, ...different });
}

/** A moment so many hours from now. */
export function inHours(hours: number): string {
  return new Date(Date.now() + hours * hourMs).toISOString();
}

/** What differs in a reservation whose guest has 24 hours to pay. */
export function unpaid(): Partial<BookingState> {
  return {
    status: 'pending_payment',
    paymentMethod: 'alternative',
    revision: 1,
    confirmedAt: null,
    entryCode: null,
    paymentDueAt: inHours(24),
    updatedAt: new Date().toISOString(),
  };
}

/** A reservation after its payment. */
export function paid(booking: BookingState): BookingState {
  return {
    ...booking,
    revision: booking.revision + 1,
    status: 'confirmed',
    confirmedAt: new Date().toISOString(),
    entryCode: '481902',
    paymentDueAt: null,
  };
}
