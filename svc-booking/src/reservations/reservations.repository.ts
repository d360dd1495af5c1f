import type { Quote } from '@getaway/contracts/http/quote';
import type { Sql } from '@getaway/service-kit/sql';
import type { BookingRecord } from '../bookings/booking-record.repository.ts';
import { bookingRecord } from '../bookings/booking-record.repository.ts';
import { replaceLines } from '../bookings/booking-lines.repository.ts';
import { findBooking, stayColumns, type HoldContent, type Origin } from '../bookings/bookings.repository.ts';
import type { Tx } from '../database/database.ts';
import { Prisma } from '../generated/prisma/client.ts';

/** The columns of a new reservation: a stay that is paid without a card. */
export interface ReservationContent extends Omit<HoldContent, 'holdExpiresAt'> {
  readonly id: string;
  readonly paymentDueAt: Date;
  readonly alternativeEmail: string;
  readonly alternativePhone: string;
  /** When the guest opened the link in their email, if that was required. */
  readonly emailConfirmedAt: Date | null;
}

export async function createReservation(
  tx: Tx,
  reservation: ReservationContent & { holdId: string; bookingReference: string } & Origin,
): Promise<BookingRecord> {
  const { id, holdId, bookingReference, heldFrom, heldNetwork } = reservation;
  const row = await tx.booking.create({
    data: { id, holdId, bookingReference, heldFrom, heldNetwork, ...columnsOf(reservation) },
  });
  await replaceLines(tx, id, reservation.priced);
  return bookingRecord(row);
}

/** Turns a locked hold into a reservation. Its payment intent has been canceled and is removed. */
export async function reserveHold(tx: Tx, reservation: ReservationContent): Promise<BookingRecord> {
  const { id, priced } = reservation;
  const row = await tx.booking.update({
    where: { id },
    data: { ...columnsOf(reservation), paymentIntentId: null, revision: { increment: 1 } },
  });
  await replaceLines(tx, id, priced);
  return bookingRecord(row);
}

/** Extends the deadline of a reservation, if it still equals the one that was read. */
export async function moveDeadline(
  tx: Tx,
  booking: BookingRecord,
  paymentDueAt: Date,
): Promise<BookingRecord | undefined> {
  const { count } = await tx.booking.updateMany({
    where: { id: booking.id, status: 'pending_payment', revision: booking.revision },
    data: { paymentDueAt, revision: { increment: 1 } },
  });
  return count === 1 ? findBooking(tx, booking.id) : undefined;
}

/** Expired reservations, oldest first. */
export async function overdueReservations(tx: Tx, now: Date, limit: number): Promise<{ id: string }[]> {
  return tx.booking.findMany({
    where: { status: 'pending_payment', paymentDueAt: { lte: now } },
    orderBy: { paymentDueAt: 'asc' },
    take: limit,
    select: { id: true },
  });
}

/**
 * Locks the given bookings that are unpaid reservations without an open card payment, and their promotion
 * codes. Bookings are locked before codes, and codes before nights, each in one order everywhere.
 */
export async function lockReservations(sql: Sql, ids: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    `SELECT id FROM bookings WHERE id = ANY($1) AND status = 'pending_payment' AND paid_total = 0
       AND payment_intent_id IS NULL
     ORDER BY id FOR UPDATE`,
    ids,
  );
  const locked = rows.map(({ id }) => id);
  await sql(
    `SELECT id FROM promotion_codes
     WHERE code IN (SELECT promo_code FROM bookings WHERE id = ANY($1) AND promo_use_counted)
     ORDER BY code FOR UPDATE`,
    locked,
  );
  return locked;
}

/** Stores the card price of a locked reservation. A new revision gets a new payment intent. */
export async function setCardQuote(tx: Tx, id: string, cardQuote: Quote): Promise<BookingRecord> {
  return bookingRecord(
    await tx.booking.update({ where: { id }, data: { cardQuote, revision: { increment: 1 } } }),
  );
}

/** Makes the card price that was paid the price of a locked reservation. Only the fee and the tax differ. */
export async function adoptCardQuote(tx: Tx, id: string, cardQuote: Quote): Promise<BookingRecord> {
  const { cardFee: creditCardFee, tax, total: totalPrice } = cardQuote;
  const price = { creditCardFee, tax, totalPrice, quote: cardQuote, cardQuote: Prisma.DbNull };
  return bookingRecord(await tx.booking.update({ where: { id }, data: { ...price, paymentMethod: 'card' } }));
}

/** Payment intents of holds and reservations that may have been paid. */
export async function heldIntents(tx: Tx): Promise<string[]> {
  const rows = await tx.booking.findMany({
    where: { status: { in: ['pending', 'pending_payment'] }, paymentIntentId: { not: null } },
    select: { paymentIntentId: true },
  });
  return rows.flatMap(({ paymentIntentId }) => paymentIntentId ?? []);
}

function columnsOf(reservation: ReservationContent) {
  return {
    ...stayColumns({ ...reservation, holdExpiresAt: null }),
    status: 'pending_payment',
    paymentMethod: 'alternative',
    paymentDueAt: reservation.paymentDueAt,
    emailConfirmedAt: reservation.emailConfirmedAt,
    alternativeEmail: reservation.alternativeEmail,
    alternativePhone: reservation.alternativePhone,
  };
}
