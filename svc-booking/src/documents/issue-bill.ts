import type { Sql } from '@getaway/service-kit/sql';
import type { Clock } from '@getaway/kernel/instant';
import type { Tx } from '../database/database.ts';
import { addDocument } from './add-document.ts';
import type { Bill, InvoiceDocument, IssuedDocument } from './document.rules.ts';
import {
  billingStateOf,
  draftCreditNote,
  draftInvoice,
  type DocumentSubject,
} from './draft-document.rules.ts';

/**
 * Brings the invoice of a locked booking up to date: the first one, or a credit note and what is charged now. Returns what
 * was issued.
 */
export async function issueBill(
  deps: { readonly now: Clock; readonly timeZone: string },
  transaction: { readonly tx: Tx; readonly sql: Sql },
  subject: DocumentSubject,
  actor: string | null,
): Promise<IssuedDocument[]> {
  const bookingId = subject.booking.id;
  const correct = (invoice: InvoiceDocument) =>
    addDocument(deps, transaction, {
      bookingId,
      content: draftCreditNote(invoice),
      ...{ entryId: null, correctsId: invoice.id, actor },
    });
  const charge = (bill: Bill) =>
    addDocument(deps, transaction, {
      bookingId,
      content: draftInvoice(subject, bill),
      ...{ entryId: null, correctsId: null, actor },
    });
  const state = billingStateOf(subject);
  switch (state.next) {
    case 'none':
      return [];
    case 'invoice':
      return [await charge(state.bill)];
    case 'correction':
      return [await correct(state.invoice), await charge(state.bill)];
    case 'credit_note':
      return [await correct(state.invoice)];
    default:
      return state satisfies never;
  }
}
