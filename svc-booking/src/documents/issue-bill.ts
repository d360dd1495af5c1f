import type { Sql } from '@getaway/service-kit/sql';
import type { Clock } from '@getaway/kernel/instant';
import type { Tx } from '../database/database.ts';
import { addDocument } from './add-document.ts';
import type { Bill, DocumentContent, InvoiceDocument, IssuedDocument } from './document.rules.ts';
import {
  billingStateOf,
  draftCreditNote,
  draftInvoice,
  type BillingState,
  type DocumentSubject,
} from './draft-document.rules.ts';

/** What of a booking's price can be issued, and how its invoice is written. */
export interface Billing {
  readonly bookingId: string;
  readonly state: BillingState;
  readonly invoiceOf: (bill: Bill) => DocumentContent;
}

/** The price of a booking that exists. */
export function billingOf(subject: DocumentSubject): Billing {
  return {
    bookingId: subject.booking.id,
    state: billingStateOf(subject),
    invoiceOf: (bill) => draftInvoice(subject, bill),
  };
}

/**
 * Brings the invoice of a locked booking up to date: the first one, or a credit note and what is charged now. Returns what
 * was issued.
 */
export async function issueBill(
  deps: { readonly now: Clock; readonly timeZone: string },
  transaction: { readonly tx: Tx; readonly sql: Sql },
  { bookingId, state, invoiceOf }: Billing,
  actor: string | null,
): Promise<IssuedDocument[]> {
  const correct = (invoice: InvoiceDocument) =>
    addDocument(deps, transaction, {
      bookingId,
      content: draftCreditNote(invoice),
      ...{ entryId: null, correctsId: invoice.id, actor },
    });
  const charge = (bill: Bill) =>
    addDocument(deps, transaction, {
      bookingId,
      content: invoiceOf(bill),
      ...{ entryId: null, correctsId: null, actor },
    });
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
