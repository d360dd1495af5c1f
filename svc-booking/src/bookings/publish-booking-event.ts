import type { BookingState } from '@getaway/contracts/events/booking';
import type { EventType } from '@getaway/contracts/events/event';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import type { Sql } from '@getaway/service-kit/sql';
import { decimalFromCents } from '@getaway/kernel/money';
import { planOf } from './booking-details.rules.ts';
import type { BookingRecord } from './booking-record.rules.ts';
import { findEarlyServices } from './find-early-services.ts';
import { openingOfBooking, type EarlyService } from './opening.rules.ts';
import { moneyState } from '../ledger/money-state.rules.ts';
import { amountDue } from '../payments/amount-due.rules.ts';

export interface BookingEventContext {
  readonly correlationId: string;
  readonly now: Date;
}

/**
 * Adds an event with the state of the booking to the outbox, in the transaction that changed the booking. `toReturn` is what
 * the ledger leaves to the house of a canceled one, `cancellationRefund` what goes back to its cards, `changedByGuest` whether its
 * guest made the change.
 */
export async function publishBookingEvent<E extends EventType>(
  sql: Sql,
  event: E,
  booking: BookingRecord,
  {
    toReturn,
    cancellationRefund,
    changedByGuest,
    ...context
  }: BookingEventContext & Partial<Pick<BookingState, 'toReturn' | 'cancellationRefund' | 'changedByGuest'>>,
): Promise<void> {
  const facts = {
    ...(toReturn && { toReturn }),
    ...(cancellationRefund && { cancellationRefund }),
    ...(changedByGuest && { changedByGuest }),
  };
  const state = bookingState(booking, await findEarlyServices(sql, [booking]));
  await appendEvent(sql, event, { ...state, ...facts }, context);
}

/** A booking as other services receive it. `early` are the services with an early check-in. */
export function bookingState(booking: BookingRecord, early: readonly EarlyService[]): BookingState {
  const due = amountDue(booking);
  const opensAt = openingOfBooking(booking, early);
  return {
    entityId: booking.id,
    revision: booking.revision,
    bookingReference: booking.bookingReference,
    status: booking.status,
    guestName: booking.guestName,
    firstName: booking.firstName,
    lastName: booking.lastName,
    email: booking.email,
    phone: booking.phone,
    linkVersion: booking.linkVersion,
    ...planOf(booking),
    ...(opensAt === null ? {} : { opensAt }),
    paymentMethod: booking.paymentMethod,
    entryCode: booking.entryCode,
    quote: booking.quote,
    ...(due === undefined ? {} : { amountDue: decimalFromCents(due) }),
    money: moneyState(booking),
    cancellationNoticeHours: booking.cancellationNoticeHours,
    ...(booking.refundCheckInTime === null ? {} : { refundCheckInTime: booking.refundCheckInTime }),
    paymentDueAt: booking.paymentDueAt?.toISOString() ?? null,
    ...(booking.alternativeEmail === null
      ? {}
      : { paymentContact: { email: booking.alternativeEmail, phone: booking.alternativePhone } }),
    ...(booking.endReason === null ? {} : { endReason: booking.endReason }),
    ...(booking.endReason === 'staff' ? { endedBy: 'staff' } : {}),
    ...(booking.endedByGuest ? { endedByGuest: true } : {}),
    confirmedAt: booking.confirmedAt?.toISOString() ?? null,
    createdAt: booking.createdAt.toISOString(),
    updatedAt: booking.updatedAt.toISOString(),
  };
}
