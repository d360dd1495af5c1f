import { catchRefusal } from '@getaway/service-kit/refusal';
import { bookingChanged } from '@getaway/contracts/events/booking';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { zeroCents } from '@getaway/kernel/money';
import { recordHistory } from './record-history.ts';
import { takeNights } from '../availability/take-nights.ts';
import { movePromoUse } from '../promo-codes/move-promo-use.ts';
import { insertStaffBooking } from './staff-bookings.repository.ts';
import type { BookingDetails } from './booking-details.rules.ts';
import { bookingReference, entryCode } from './booking-codes.rules.ts';
import { stayOf, type BookingRecord, type BookingStatus } from './booking-record.rules.ts';
import { setStatus } from './booking-status.rules.ts';
import { publishBookingEvent } from './publish-booking-event.ts';
import { eventOf, snapshot } from './booking-changes.ts';
import { earliestFor } from '../pricing/reprice-booking.ts';
import { requestQuote } from '../pricing/request-quote.ts';
import type { StaffBookingDeps } from './staff-decision.ts';
import { StaffRefused, type StaffRefusal } from './staff-refusal.ts';

export type CreateStaffBookingOutcome = { readonly ok: true; readonly booking: BookingRecord } | StaffRefusal;

export interface NewStaffBooking {
  readonly details: BookingDetails;
  readonly status: BookingStatus;
  readonly addOnIds: readonly string[];
  readonly packageIds: readonly string[];
  readonly promoCode: string | undefined;
}

/** Creates a booking for staff: taxed, without card fee, also in the past (domain page, 'Booking life'). */
export function createStaffBooking(
  deps: StaffBookingDeps,
  { details, ...input }: NewStaffBooking,
  by: { actor: string; correlationId: string },
): Promise<CreateStaffBookingOutcome> {
  return catchRefusal(
    StaffRefused,
    deps.database.transact(async (tx, sql) => {
      const now = deps.now();
      const bookedOn = dateInZone(now, deps.timeZone);
      const price = await requestQuote(
        { tx, now, today: earliestFor(details, bookedOn), bookedOn },
        { ...details, ...input, paymentMethod: 'manual' },
      );
      if (!price.ok) throw new StaffRefused(price);
      const { promo } = price.priced;
      const isLive = input.status !== 'cancelled';
      const codeId = isLive ? promo?.id : undefined;
      const use = await movePromoUse(tx, sql, { existing: undefined, codeId });
      if (!use.ok) throw new StaffRefused({ ok: false, reason: 'promo-invalid', why: 'used-up' });
      const promoUseCounted = use.isCounted;
      const nothing = {
        confirmedAt: null,
        cancelledAt: null,
        endReason: null,
        entryCode: null,
        promoCode: null,
      };
      const { status, confirmedAt, cancelledAt, endReason, ...made } = setStatus(
        { ...nothing, status: 'pending', promoUseCounted, paid: zeroCents },
        input.status,
        { now, newEntryCode: () => entryCode(deps.randomInt) },
      );
      const stay = stayOf(details);
      const booking = await insertStaffBooking(tx, {
        id: deps.newId(),
        bookingReference: bookingReference(deps.randomInt),
        cancellationNoticeHours: price.quote.terms.cancellationNoticeHours,
        status,
        confirmedAt,
        cancelledAt,
        endReason,
        entryCode: made.entryCode,
        promoUseCounted,
        details,
        price,
      });
      if (isLive) {
        const nights = await takeNights(sql, booking.id, stay);
        if (!nights.ok) throw new StaffRefused({ ok: false, reason: 'dates-taken', dates: nights.taken });
      }
      const { id: bookingId } = booking;
      const changes = snapshot(booking, 'to');
      await recordHistory(tx, { bookingId, at: now, actor: by.actor, action: 'created', changes });
      const event =
        status === 'pending' ? bookingChanged : eventOf({ ...booking, status: 'pending' }, booking);
      await publishBookingEvent(sql, event, booking, { correlationId: by.correlationId, now });
      return { ok: true as const, booking };
    }),
  );
}
