import type { EndReason } from '@getaway/contracts/events/booking';
import { type BookingDetails, splitGuestName } from './booking-details.rules.ts';
import type { BookingStatus, BookingRecord } from './booking-record.rules.ts';
import type { AmendedPrice, Price } from '../pricing/booking-price.rules.ts';
import { priceColumns, replaceLines } from './booking-lines.repository.ts';
import { bookingRecord } from './booking-record.repository.ts';
import { dateColumn } from '../database/column-values.ts';
import type { Tx } from '../database/database.ts';

/** A status that staff or a job gave a booking, with its side effects. */
export interface StatusColumns {
  readonly status: BookingStatus;
  readonly confirmedAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly endReason: EndReason | null;
  readonly entryCode: string | null;
  readonly promoUseCounted: boolean;
}

/** Inserts a booking that staff created. */
export async function insertStaffBooking(
  tx: Tx,
  booking: StatusColumns & {
    id: string;
    bookingReference: string;
    cancellationNoticeHours: number;
    details: BookingDetails;
    price: Price;
  },
): Promise<BookingRecord> {
  const { details, price, ...columns } = booking;
  const row = await tx.booking.create({
    data: {
      ...columns,
      ...detailColumns(details),
      ...splitGuestName(details.guestName),
      ...priceColumns(price.priced, price.quote),
      promoCodeId: price.priced.promo?.id ?? null,
      paymentMethod: 'manual',
    },
  });
  await replaceLines(tx, booking.id, price.priced);
  return bookingRecord(row);
}

/** Writes a staff change to a locked booking and increments its revision. */
export async function updateBooking(
  tx: Tx,
  id: string,
  change: {
    details: BookingDetails;
    /** First and last name are derived from the name that staff entered. */
    renamed: boolean;
    status: StatusColumns;
    /** Whether its guest canceled it. */
    endedByGuest: boolean;
    /** A status that staff set never expires. */
    staysForGood: boolean;
    cancellationNoticeHours: number;
    refundCheckInTime: string | null;
    /** Undefined keeps the price and its lines. */
    price: AmendedPrice | undefined;
    /** Whether staff take over a stay that its guest wanted to pay by card. */
    dropsCardFee: boolean;
  },
): Promise<BookingRecord> {
  const { price } = change;
  const row = await tx.booking.update({
    where: { id },
    data: {
      ...detailColumns(change.details),
      ...(change.renamed ? splitGuestName(change.details.guestName) : {}),
      ...change.status,
      endedByGuest: change.endedByGuest,
      ...(change.staysForGood ? { holdExpiresAt: null, paymentDueAt: null } : {}),
      ...(price ? { ...priceColumns(price.priced, price.quote), formerLines: price.formerLines } : {}),
      ...(change.dropsCardFee ? { paymentMethod: 'alternative' } : {}),
      cancellationNoticeHours: change.cancellationNoticeHours,
      refundCheckInTime: change.refundCheckInTime,
      revision: { increment: 1 },
    },
  });
  if (price) await replaceLines(tx, id, price.priced);
  return bookingRecord(row);
}

/**
 * Increments the revision for a decision about a booking, so that the same state cannot be decided on twice.
 */
export async function advanceRevision(
  tx: Tx,
  id: string,
  { endsDeadline }: { readonly endsDeadline: boolean } = { endsDeadline: false },
): Promise<BookingRecord> {
  const data = { revision: { increment: 1 }, ...(endsDeadline ? { paymentDueAt: null } : {}) };
  return bookingRecord(await tx.booking.update({ where: { id }, data }));
}

/** Deletes a booking with its lines and nights. */
export async function removeBooking(tx: Tx, id: string): Promise<void> {
  await tx.booking.delete({ where: { id } });
}

/** Confirmed stays whose check-out was before a day. */
export async function staysDepartedBefore(
  tx: Tx,
  day: BookingDetails['checkOutDate'],
  limit: number,
): Promise<string[]> {
  const rows = await tx.booking.findMany({
    where: { status: 'confirmed', checkOutDate: { lt: dateColumn(day) } },
    orderBy: { checkOutDate: 'asc' },
    select: { id: true },
    take: limit,
  });
  return rows.map(({ id }) => id);
}

function detailColumns({ checkInDate, checkOutDate, ...details }: BookingDetails) {
  return { ...details, checkInDate: dateColumn(checkInDate), checkOutDate: dateColumn(checkOutDate) };
}
