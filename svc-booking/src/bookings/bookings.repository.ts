import type { EndReason } from '@getaway/contracts/events/booking';
import type { BookingData } from '@getaway/contracts/http/booking-payment';
import type { Quote } from '@getaway/contracts/http/quote';
import { mailboxOf } from '@getaway/kernel/mailbox';
import type { Stay } from '@getaway/kernel/stay';
import type { Sql } from '@getaway/service-kit/sql';
import { cancellationNoticeHours } from './cancellation-policy.rules.ts';
import type { BookingStatus } from '../payments/payment-decision.rules.ts';
import type { StayHours } from '../availability/stay-hours.rules.ts';
import type { PricedStay } from '../pricing/quote.rules.ts';
import { priceColumns, replaceLines } from './booking-lines.repository.ts';
import { bookingRecord, type BookingRecord } from './booking-record.repository.ts';
import { dateColumn } from '../database/column-values.ts';
import { mailboxOfColumn } from '../reservations/mailbox.repository.ts';
import type { Tx } from '../database/database.ts';
import { Prisma } from '../generated/prisma/client.ts';

/** A hold, or a reservation that is paid without a card unless its guest decides otherwise. */
const unpaidStatuses = ['pending', 'pending_payment'] as const satisfies BookingStatus[];

/** The columns that a hold is created or changed with. */
export interface HoldContent {
  readonly data: BookingData & StayHours;
  readonly priced: PricedStay;
  readonly quote: Quote;
  /** Null when the nights are not kept by a deadline. */
  readonly holdExpiresAt: Date | null;
  readonly promoUseCounted: boolean;
}

/** The network that an unpaid booking came from. */
export interface Origin {
  readonly heldFrom: string | null;
  /** The wider network that its unpaid nights are counted by. */
  readonly heldNetwork: string | null;
}

export async function findBooking(tx: Tx, id: string): Promise<BookingRecord | undefined> {
  const row = await tx.booking.findUnique({ where: { id } });
  return row ? bookingRecord(row) : undefined;
}

export async function findBookingOfHold(tx: Tx, holdId: string): Promise<BookingRecord | undefined> {
  const row = await tx.booking.findUnique({ where: { holdId } });
  return row ? bookingRecord(row) : undefined;
}

export async function findBookingOfIntent(
  tx: Tx,
  paymentIntentId: string,
): Promise<BookingRecord | undefined> {
  const row = await tx.booking.findUnique({ where: { paymentIntentId } });
  return row ? bookingRecord(row) : undefined;
}

/** Loads a booking and locks it until the transaction ends. */
export async function lockBooking(
  tx: Tx,
  sql: Sql,
  by: { id: string } | { holdId: string } | { paymentIntentId: string },
): Promise<BookingRecord | undefined> {
  const [column, value] =
    'id' in by
      ? ['id', by.id]
      : 'holdId' in by
        ? ['hold_id', by.holdId]
        : ['payment_intent_id', by.paymentIntentId];
  const [row] = await sql<{ id: string }>(`SELECT id FROM bookings WHERE ${column} = $1 FOR UPDATE`, value);
  return row ? findBooking(tx, row.id) : undefined;
}

export async function createHold(
  tx: Tx,
  hold: HoldContent & { id: string; holdId: string; bookingReference: string } & Origin,
): Promise<BookingRecord> {
  const { id, holdId, bookingReference, heldFrom, heldNetwork } = hold;
  const row = await tx.booking.create({
    data: {
      id,
      holdId,
      bookingReference,
      heldFrom,
      heldNetwork,
      status: 'pending',
      paymentMethod: 'card',
      ...stayColumns(hold),
    },
  });
  await replaceLines(tx, id, hold.priced);
  return bookingRecord(row);
}

export async function changeHold(tx: Tx, id: string, hold: HoldContent): Promise<BookingRecord> {
  const row = await tx.booking.update({
    where: { id },
    data: {
      ...stayColumns(hold),
      paymentMethod: 'card',
      cardQuote: Prisma.DbNull,
      revision: { increment: 1 },
    },
  });
  await replaceLines(tx, id, hold.priced);
  return bookingRecord(row);
}

/**
 * Stores the intent that was created for this state of an unpaid booking. Returns false when the booking has
 * changed since.
 */
export async function setPaymentIntent(
  tx: Tx,
  { id, revision }: Pick<BookingRecord, 'id' | 'revision'>,
  paymentIntentId: string,
): Promise<boolean> {
  const { count } = await tx.booking.updateMany({
    where: {
      id,
      revision,
      status: { in: [...unpaidStatuses] },
      OR: [{ paymentIntentId: null }, { paymentIntentId }],
    },
    data: { paymentIntentId },
  });
  return count === 1;
}

/** Removes the intent from a locked hold that was changed. It has been canceled at the provider. */
export async function dropPaymentIntent(tx: Tx, id: string): Promise<BookingRecord> {
  return bookingRecord(await tx.booking.update({ where: { id }, data: { paymentIntentId: null } }));
}

/** Removes an intent that was canceled at the provider from an unpaid booking. */
export async function forgetPaymentIntent(tx: Tx, id: string, paymentIntentId: string): Promise<void> {
  await tx.booking.updateMany({
    where: { id, status: { in: [...unpaidStatuses] }, paymentIntentId },
    data: { paymentIntentId: null, revision: { increment: 1 } },
  });
}

/**
 * Changes a booking's status if it is still the expected one. Returns undefined when another transaction was
 * first.
 */
export async function moveBooking(
  tx: Tx,
  booking: BookingRecord,
  to: {
    status: BookingStatus;
    entryCode?: string;
    confirmedAt?: Date;
    cancelledAt?: Date | null;
    /** Left out, it is cleared: only a canceled booking has one. */
    endReason?: EndReason;
    promoUseCounted?: boolean;
    /** A number as text. */
    paidTotal?: string;
  },
): Promise<BookingRecord | undefined> {
  const { count } = await tx.booking.updateMany({
    where: { id: booking.id, status: booking.status, revision: booking.revision },
    data: { endReason: null, ...to, holdExpiresAt: null, paymentDueAt: null, revision: { increment: 1 } },
  });
  return count === 1 ? findBooking(tx, booking.id) : undefined;
}

/**
 * A hold or a reservation that waits for its payment, by the id that its browser knows. A paid stay is
 * neither, even if staff set it to pending.
 */
export async function findUnpaidStay(
  sql: Sql,
  holdId: string,
): Promise<{ isReserved: boolean; paymentIntentId: string | null; stay: Stay } | undefined> {
  const [row] = await sql<{ status: string; payment_intent_id: string | null } & Stay>(
    `SELECT status, payment_intent_id, check_in_date::text AS "checkIn", check_out_date::text AS "checkOut"
     FROM bookings WHERE hold_id = $1 AND status IN ('pending', 'pending_payment') AND paid_total = 0`,
    holdId,
  );
  if (!row) return undefined;
  const { status, payment_intent_id: paymentIntentId, checkIn, checkOut } = row;
  return { isReserved: status === 'pending_payment', paymentIntentId, stay: { checkIn, checkOut } };
}

/** Expired holds, oldest first. */
export async function expiredHolds(tx: Tx, now: Date, limit: number): Promise<BookingRecord[]> {
  const rows = await tx.booking.findMany({
    where: { status: 'pending', holdExpiresAt: { lte: now } },
    orderBy: { holdExpiresAt: 'asc' },
    take: limit,
  });
  return rows.map(bookingRecord);
}

/**
 * Counts the live unpaid bookings of an email address and of a client address, other than `exceptId`. All
 * addresses of one mailbox count as one. `ownOfEmail` excludes those that a stranger may have made with that
 * address: from another network, and not confirmed by email. Both addresses stay locked until the transaction
 * ends, so that two concurrent requests cannot both take the last place.
 */
export async function countUnpaid(
  sql: Sql,
  who: { email: string; heldFrom: string | null; network: string | null; exceptId: string | null },
): Promise<{ ofEmail: number; ownOfEmail: number; ofAddress: number }> {
  const mailbox = mailboxOf(who.email);
  for (const key of [`email:${mailbox}`, `address:${who.heldFrom ?? ''}`]) {
    await sql(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))::text AS locked`, key);
  }
  const [counts] = await sql<{ of_email: number; own_of_email: number; of_address: number }>(
    `SELECT count(*) FILTER (WHERE mailbox = $1)::int AS of_email,
            count(*) FILTER (WHERE mailbox = $1
              AND (email_confirmed_at IS NOT NULL OR held_network IS NOT DISTINCT FROM $4))::int AS own_of_email,
            count(*) FILTER (WHERE held_from = $2)::int AS of_address
     FROM (SELECT ${mailboxOfColumn('email')} AS mailbox, email_confirmed_at, held_network, held_from
           FROM bookings WHERE status IN ('pending', 'pending_payment') AND id IS DISTINCT FROM $3) AS unpaid`,
    mailbox,
    who.heldFrom,
    who.exceptId,
    who.network,
  );
  return {
    ofEmail: counts?.of_email ?? 0,
    ownOfEmail: counts?.own_of_email ?? 0,
    ofAddress: counts?.of_address ?? 0,
  };
}

/** The columns of a booking that a guest's choice and its price set. */
export function stayColumns({ data, priced, quote, holdExpiresAt, promoUseCounted }: HoldContent) {
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
    cancellationNoticeHours: cancellationNoticeHours({
      checkIn: data.checkInDate,
      checkOut: data.checkOutDate,
    }),
    holdExpiresAt,
    promoUseCounted,
  };
}
