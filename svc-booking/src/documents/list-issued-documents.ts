import type { Tx } from '../database/database.ts';
import type { IssuedDocument } from './document.rules.ts';
import { documentsOfBooking } from './documents.repository.ts';

/** The documents of a booking, in the order in which they were issued. */
export function listIssuedDocuments(tx: Tx, bookingId: string): Promise<IssuedDocument[]> {
  return documentsOfBooking(tx, bookingId);
}
