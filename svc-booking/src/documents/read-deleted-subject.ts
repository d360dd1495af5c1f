import type { Tx } from '../database/database.ts';
import { listEntriesOfDeleted } from '../ledger/list-entries-of-deleted.ts';
import type { DeletedSubject } from './deleted-booking.rules.ts';
import { documentsOfBooking } from './documents.repository.ts';

/** The documents of a deleted booking with its money. Undefined when it has none. Lock them first to issue another one. */
export async function readDeletedSubject(
  { timeZone }: { readonly timeZone: string },
  tx: Tx,
  bookingId: string,
): Promise<DeletedSubject | undefined> {
  const documents = await documentsOfBooking(tx, bookingId);
  const [first] = documents;
  if (!first) return undefined;
  const { bookingReference } = first.snapshot.stay;
  return { documents, entries: await listEntriesOfDeleted(tx, bookingReference), timeZone };
}
