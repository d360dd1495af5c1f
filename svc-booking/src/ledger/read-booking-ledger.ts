import type { Cents } from '@getaway/kernel/money';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import { findBooking } from '../bookings/find-booking.ts';
import type { Database } from '../database/database.ts';
import { dateEntries } from './date-entries.ts';
import {
  booksOf,
  chargedOf,
  refundableByMethod,
  type Books,
  type LedgerEntry,
} from './ledger-entry.rules.ts';
import { listCardPayments, type CardPayment } from './list-card-payments.ts';
import { listEntries } from './list-entries.ts';

export interface BookingLedger extends Books {
  readonly booking: BookingRecord;
  /** The total; of a canceled stay what the house keeps, as its invoice has it. */
  readonly charged: Cents;
  /** Newest first. */
  readonly entries: readonly LedgerEntry[];
  readonly refundable: ReturnType<typeof refundableByMethod>;
  /** Newest first. */
  readonly cardPayments: readonly CardPayment[];
}

/** The entries of a booking with their sums. Undefined when the booking does not exist. */
export async function readBookingLedger(
  deps: { database: Database; timeZone: string },
  bookingId: string,
): Promise<BookingLedger | undefined> {
  await dateEntries(deps);
  const { prisma } = deps.database;
  const booking = await findBooking(prisma, { id: bookingId });
  if (!booking) return undefined;
  const entries = await listEntries(prisma, bookingId);
  const charged = chargedOf({ isCanceled: booking.status === 'cancelled', total: booking.total }, entries);
  return {
    ...booksOf(booking.total, entries),
    charged,
    balance: booksOf(charged, entries).balance,
    booking,
    refundable: refundableByMethod(entries),
    cardPayments: (await listCardPayments(prisma, entries)).toReversed(),
    entries: entries.toReversed(),
  };
}
