import type { PlannedBooking } from '@getaway/demo/year';
import type { BookingRecord } from '../src/bookings/booking-record.rules.ts';
import type { ClaimStayDeps } from '../src/holds/stay-claim.ts';
import { confirmPaidBooking } from '../src/payments/confirm-paid-booking.ts';
import { createStaffBooking } from '../src/bookings/create-staff-booking.ts';
import { holdStay } from '../src/holds/hold-stay.ts';
import { preparePayment } from '../src/payments/prepare-payment.ts';
import { reserveStay } from '../src/reservations/reserve-stay.ts';
import type { StaffBookingDeps } from '../src/bookings/staff-decision.ts';
import type { CardTerminal } from './card-terminal.ts';
import type { BookingRequest } from './booking-request.ts';

export type DemoDeps = StaffBookingDeps & ClaimStayDeps & { readonly terminal: CardTerminal };

export const demoActor = 'admin';

/**
 * Books as a guest or a member of staff does. A promotion code that is not valid for the stay is left out.
 */
export async function book(
  deps: DemoDeps,
  planned: PlannedBooking,
  request: BookingRequest,
): Promise<BookingRecord> {
  const outcome = await bookAs(deps, planned, request);
  if (outcome.ok) return outcome.booking;
  if (outcome.reason !== 'promo-invalid') {
    throw new Error(`the stay of ${planned.checkIn} was refused: ${outcome.reason}`);
  }
  const { promoCode: _promoCode, ...data } = request.data;
  return book(deps, planned, { ...request, data: { ...data, promoCode: undefined } });
}

type Booked = { readonly ok: true; readonly booking: BookingRecord } | { ok: false; reason: string };

function bookAs(deps: DemoDeps, planned: PlannedBooking, request: BookingRequest): Promise<Booked> {
  switch (planned.how) {
    case 'card':
      return bookByCard(deps, planned, request);
    case 'alternative':
      return reserveStay(deps, {
        ...claim(deps, request),
        alternativeEmail: request.data.email,
        alternativePhone: request.data.phone,
      });
    case 'staff':
      return bookByStaff(deps, request);
    default:
      return planned.how satisfies never;
  }
}

async function bookByCard(deps: DemoDeps, planned: PlannedBooking, request: BookingRequest): Promise<Booked> {
  const held = await holdStay(deps, claim(deps, request));
  if (!held.ok) return held;
  const prepared = await preparePayment(deps, held.booking);
  if (!prepared.ok) return prepared;
  if (planned.fate.kind === 'never-paid' || prepared.intent === undefined) return prepared;
  await deps.terminal.pay(prepared.intent.id);
  const paid = { paymentIntentId: prepared.intent.id, correlationId: deps.newId() };
  const confirmed = await confirmPaidBooking(deps, paid);
  return confirmed.status === 'confirmed'
    ? { ok: true, booking: confirmed.booking }
    : { ok: false, reason: confirmed.status };
}

function bookByStaff(deps: DemoDeps, { data, addOnIds, packageIds }: BookingRequest): Promise<Booked> {
  const { firstName, lastName, promoCode, occasion = null, specialRequests = null, ...rest } = data;
  const details = { ...rest, guestName: `${firstName} ${lastName}`, occasion, specialRequests };
  return createStaffBooking(
    deps,
    { details, status: 'confirmed', addOnIds, packageIds, promoCode },
    { actor: demoActor, correlationId: deps.newId() },
  );
}

function claim(deps: DemoDeps, { data, addOnIds, packageIds }: BookingRequest) {
  return {
    data,
    addOnIds,
    packageIds,
    holdId: undefined,
    newHoldId: deps.newId(),
    expectedTotals: [],
    shownTerms: undefined,
    clientNetwork: null,
    heldNetwork: null,
    correlationId: deps.newId(),
  };
}
