import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { hasEntryCodes, type WithEntry } from '@getaway/property/entry';
import { decimalFromCents, zeroCents } from '@getaway/kernel/money';
import type { Returns } from '../ledger/sum-returned.ts';
import { planOf } from './booking-details.rules.ts';
import type { BookingRecord } from './booking-record.rules.ts';
import { balanceOf } from '../payments/amount-due.rules.ts';

function acceptedTerms({
  termsDate,
  termsRevision,
  termsAcceptedAt,
}: BookingRecord): StaffBooking['acceptedTerms'] {
  if (termsDate === null || termsRevision === null || termsAcceptedAt === null) return null;
  return { legalDate: termsDate, houseRevision: termsRevision, acceptedAt: termsAcceptedAt.toISOString() };
}

/**
 * A booking as staff see it. Unpaid and expired holds have no entry code. `returns` includes refunds on
 * their way.
 */
export function staffBooking(
  booking: BookingRecord,
  house: WithEntry,
  returns: Returns = { total: booking.refunded, chargedBack: zeroCents },
): StaffBooking {
  const { money } = booking;
  return {
    id: booking.id,
    guestName: booking.guestName,
    email: booking.email,
    phone: booking.phone,
    bookingReference: booking.bookingReference,
    // The code of a house that has none would open nothing.
    entryCode: hasEntryCodes(house) ? booking.entryCode : null,
    wasConfirmed: booking.entryCode !== null,
    paymentMethod: booking.paymentMethod,
    ...planOf(booking),
    basePrice: decimalFromCents(money.basePrice),
    addOnTotal: decimalFromCents(money.addOnTotal),
    promoCode: booking.promoCode,
    promoDiscount: decimalFromCents(money.promoDiscount),
    cleaningFee: decimalFromCents(money.cleaningFee),
    creditCardFee: decimalFromCents(money.creditCardFee),
    tax: decimalFromCents(money.tax),
    totalPrice: decimalFromCents(booking.total),
    paidTotal: decimalFromCents(booking.paid),
    refundedTotal: decimalFromCents(returns.total),
    chargebackTotal: decimalFromCents(returns.chargedBack),
    balance: balanceOf(booking, returns.total),
    cancellationNoticeHours: booking.cancellationNoticeHours,
    acceptedTerms: acceptedTerms(booking),
    clientNetwork: booking.heldNetwork,
    holdExpiresAt: booking.holdExpiresAt?.toISOString() ?? null,
    paymentDueAt: booking.paymentDueAt?.toISOString() ?? null,
    revision: booking.revision,
    status: booking.status,
    createdAt: booking.createdAt.toISOString(),
    updatedAt: booking.updatedAt.toISOString(),
  };
}
