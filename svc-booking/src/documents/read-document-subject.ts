import { isErasedAddress } from '@getaway/contracts/events/guest';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import type { Tx } from '../database/database.ts';
import { leftByHouse } from '../guest-page/own-refund.ts';
import { listEntries } from '../ledger/list-entries.ts';
import type { DocumentHouse } from './document.rules.ts';
import { documentsOfBooking } from './documents.repository.ts';
import type { DocumentSubject } from './draft-document.rules.ts';

export interface DocumentDeps {
  readonly house: DocumentHouse;
  readonly timeZone: string;
}

/** A booking with its money and its documents. Lock the booking first to issue another one. */
export async function readDocumentSubject(
  { house, timeZone }: DocumentDeps,
  tx: Tx,
  booking: BookingRecord,
): Promise<DocumentSubject> {
  return {
    booking,
    entries: await listEntries(tx, booking.id),
    toReturn: await leftByHouse(tx, booking, timeZone),
    documents: await documentsOfBooking(tx, booking.id),
    isErased: isErasedAddress(booking.email),
    house,
    timeZone,
  };
}
