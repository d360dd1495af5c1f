import type { Clock } from '@getaway/kernel/instant';
import type { Sql } from '@getaway/service-kit/sql';
import type { Tx } from '../database/database.ts';
import type { LedgerEntry } from '../ledger/ledger-entry.rules.ts';
import { addDocument } from './add-document.ts';
import type { IssuedDocument } from './document.rules.ts';
import { draftReceipt, type DocumentSubject } from './draft-document.rules.ts';

/** Issues the receipt of a payment of a locked booking, or returns the one it has. */
export async function issueReceipt(
  deps: { readonly now: Clock; readonly timeZone: string },
  transaction: { readonly tx: Tx; readonly sql: Sql },
  subject: DocumentSubject,
  { entry, actor }: { readonly entry: LedgerEntry; readonly actor: string | null },
): Promise<IssuedDocument> {
  const known = subject.documents.find(({ entryId }) => entryId === entry.id);
  if (known) return known;
  return addDocument(deps, transaction, {
    bookingId: subject.booking.id,
    content: draftReceipt(subject, entry),
    ...{ entryId: entry.id, correctsId: null, actor },
  });
}
