import type { StayTerms } from '@getaway/contracts/http/quote';
import { dateColumn } from '../database/column-values.ts';
import type { Tx } from '../database/database.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { priceColumns, replaceLines } from './booking-lines.repository.ts';
import { bookingRecord } from './booking-record.repository.ts';
import type { BookingRecord } from './booking-record.rules.ts';
import type { Origin, UnpaidStay } from './unpaid-stay.rules.ts';

export async function insertUnpaidStay(
  tx: Tx,
  stay: UnpaidStay,
  identity: Origin & { readonly holdId: string; readonly bookingReference: string },
): Promise<BookingRecord> {
  const { id, priced } = stay;
  const row = await tx.booking.create({ data: { id, ...identity, ...columnsOf(stay) } });
  await replaceLines(tx, id, priced);
  return bookingRecord(row);
}

/** Writes a stay over a locked hold. The intent of a hold that becomes a reservation has been canceled. */
export async function overwriteHold(tx: Tx, stay: UnpaidStay): Promise<BookingRecord> {
  const { id, priced, payment } = stay;
  const ended = payment.method === 'card' ? { cardQuote: Prisma.DbNull } : { paymentIntentId: null };
  const row = await tx.booking.update({
    where: { id },
    data: { ...columnsOf(stay), ...ended, revision: { increment: 1 } },
  });
  await replaceLines(tx, id, priced);
  return bookingRecord(row);
}

/** Removes the intent from a locked hold that was changed. It has been canceled at the provider. */
export async function clearPaymentIntent(tx: Tx, id: string): Promise<BookingRecord> {
  return bookingRecord(await tx.booking.update({ where: { id }, data: { paymentIntentId: null } }));
}

function columnsOf(stay: UnpaidStay) {
  const { method: paymentMethod, ...terms } = stay.payment;
  const status = paymentMethod === 'card' ? 'pending' : 'pending_payment';
  return { ...stayColumns(stay), status, paymentMethod, holdExpiresAt: null, ...terms };
}

/** A new choice has not been accepted yet. */
function termsColumns({ legalDate, houseRevision }: StayTerms) {
  return {
    termsDate: legalDate === undefined ? null : dateColumn(legalDate),
    termsRevision: houseRevision ?? null,
    termsAcceptedAt: null,
  };
}

/** The columns of a booking that a guest's choice and its price set. */
function stayColumns({ data, priced, quote, promoUseCounted }: UnpaidStay) {
  return {
    guestName: `${data.firstName} ${data.lastName}`,
    firstName: data.firstName,
    lastName: data.lastName,
    email: data.email,
    phone: data.phone,
    checkInDate: dateColumn(data.checkInDate),
    checkInTime: data.checkInTime,
    checkOutDate: dateColumn(data.checkOutDate),
    checkOutTime: data.checkOutTime,
    numberOfGuests: data.numberOfGuests,
    occasion: data.occasion ?? null,
    specialRequests: data.specialRequests ?? null,
    ...priceColumns(priced, quote),
    // A guest's own choice is a new price, so no earlier lines were accepted.
    formerLines: Prisma.DbNull,
    promoCodeId: priced.promo?.id ?? null,
    cancellationNoticeHours: quote.terms.cancellationNoticeHours,
    ...termsColumns(quote.terms),
    promoUseCounted,
  };
}
